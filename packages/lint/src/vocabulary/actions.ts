/**
 * What tools do, as word lists in several languages. `stem*` is a beginning; English words match in their inflections;
 * words of Chinese, Japanese and Korean match anywhere in a run of text.
 */
export const actions = {
  read:
    'get list fetch read retrieve query describe tell return count calculate estimate compute calc check inspect summarize ' +
    'lookup whois poll peek report lies* lese* zeig* abruf* hole* nenn* gib* gibt liste* berechne* prüf* obtener obten* leer listar consult* ' +
    'mostrar muestra devuelv* calcular lire liste* obtenir renvo* affich* donne calcul* leggi* ottieni elenca ler obter ' +
    '获取 查询 查看 返回 读取 列出 取得 表示 一覧 返します 参照 確認する 조회 확인 목록 돌려 보여 알려',
  find:
    'search find browse explore discover filter match recommend suggest compare rank such* find* vergleich* empfehl* buscar busca encontr* ' +
    'filtrar recom* compar* cherch* recherch* trouv* filtr* cerca trova procurar 搜索 搜寻 查找 推荐 比较 検索 探し 比較 おすすめ 검색 찾 추천 비교',
  track: 'track trace follow verfolg* rastrear seguir suivre suivi 追踪 跟踪 追跡 추적',
  move:
    'open go navigate visit redirect bring take goto jump land scroll öffne* wechsel* gehe navig* abrir abre ir llev* ouvr* aller ' +
    'apri vai 打开 跳转 前往 開く 開き 移動 열기 엽니다 이동',
  show: 'show view display highlight focus preview see reveal present zeig* anzeig* mostrar ver voir montr* affich* 显示 展示 表示 보기 표시',
  add:
    'add put append insert attach save store keep note bookmark wish hinzufüg* leg* speicher* merk* añad* anad* agreg* guard* ajout* ' +
    'enregistr* aggiung* salva adicion* 添加 加入 保存 追加 입력 추가 담 저장',
  change:
    'update set change edit modify adjust alter replace rename assign toggle switch apply select choose pick mark write enter fill ' +
    'änder* aender* setz* aktualisier* wähl* cambi* actualiz* modific* fijar elegir selecc* aplic* modifi* chang* chois* défin* ' +
    '更新 修改 设置 选择 应用 変更 設定 選択 適用 변경 수정 바꿉 바꾸 설정 선택 적용',
  create:
    'create make new generate build publish post upload import register erstell* anleg* crear crea cré* creer publi* 创建 新建 作成 登録 생성 만들 등록',
  drop:
    'remove drop clear empty delete reset discard take unset entfern* leer* lösch* loesch* quit* elimin* borr* vaci* supprim* retir* vid* ' +
    'rimuov* 删除 移除 清空 削除 空に 取り除 삭제 제거 비우 비웁',
  erase:
    'delete destroy erase purge wipe terminate close deactivate lösch* loesch* eliminar borrar supprim* effac* 删除 注销 削除 退会 삭제 탈퇴',
  cancel:
    'cancel void revoke withdraw abort storn* kündig* cancel* anul* annul* résili* 取消 キャンセル 취소 해지',
  buy:
    'buy purchase pay charge debit bill topup donate spend kauf* bezahl* belast* zahl* abbuch* compr* pag* cobr* ' +
    'achet* achat pay* débit* règl* acquist* 购买 支付 付款 扣款 下单 購入 支払 決済 請求 구매 결제 지불 구입',
  order: 'order reorder preorder bestell* pedir pedido command* ordina* 订购 下单 注文 주문',
  book: 'book reserve rebook schedule buch* reservier* reserv* réserv* prenot* 预订 预约 予約 예약',
  send:
    'send submit email message mail contact notify share ship dispatch report transmit send* schick* versend* abschick* envi* envoy* ' +
    '发送 提交 送信 送り 보내 전송 제출',
  begin:
    'start begin initiate prepare draft init open setup launch proceed beginn* start* vorbereit* empez* iniciar inici* prepar* commenc* démarr* 开始 准备 開始 準備 시작 준비',
  finish:
    'finalize finalise complete finish submit process confirm execute conclude commit done proceed abschließ* abschliess* abschick* bestätig* ' +
    'finaliz* termin* complet* confirm* tramit* procesa* valid* finalis* concl* 完成 确认 提交 確定 完了 확정 완료 제출',
  refund: 'refund reimburse repay chargeback erstatt* reembols* rembours* 退款 返金 환불',
  approve:
    'approve accept confirm authorize authorise agree consent accede genehmig* zustimm* annehm* aprob* acept* approuv* accept* 批准 同意 承認 同意する 승인 동의',
  manage:
    'manage handle administer control process do perform execute run deal verwalt* gestion* gér* 管理 处理 管理する 処理 관리 처리',
  block:
    'ban block suspend disable unban mute kick lock sperr* bloque* bloqu* suspend* 封禁 禁用 停止 차단 정지',
  export: 'export download dump backup exportier* exportar export* 导出 エクスポート 내보내기',
  sync: 'sync synchronize reindex migrate flush rebuild deploy import',
} as const;
