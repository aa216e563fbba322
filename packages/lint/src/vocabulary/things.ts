/** What tools act on. The notation is that of `actions`. */
export const things = {
  cart: 'cart basket bag trolley warenkorb einkaufswagen cesta carrito panier carrello carrinho 购物车 カート 買い物かご 장바구니',
  order: 'order purchase bestell* auftrag pedido* orden commande* ordine 订单 注文 주문',
  booking:
    'booking reservation appointment visit table rental ticket stay buchung* reservierung* termin* reserva* cita réservation* rendez prenotazion* 预订 预约 予約 예약',
  checkout: 'checkout kasse caja caisse 结账 结算 レジ 체크아웃',
  product:
    'product item article goods sku variant catalog catalogue produkt* artikel* ware producto* artículo* produit* prodott* 商品 产品 製品 상품 제품',
  price:
    'price prices cost amount total subtotal fee rate preis* betrag summe precio* importe prix montant prezz* preço 价格 金额 総額 価格 金額 料金 가격 금액 요금',
  quantity:
    'quantity qty count units copies pieces menge anzahl stückzahl cantidad unidades quantité nombre quantità 数量 个数 個数 수량 개수',
  people:
    'guests adults kids children passengers persons people travellers travelers tickets seats nights rooms personen gäste personas huéspedes personnes',
  review:
    'review rating testimonial feedback comment opinion forum thread inbox bewertung* rezension* kommentar* reseña* opinion* comentario* avis commentaire* recension* 评论 评价 レビュー 口コミ 感想 리뷰 후기 댓글 평가',
  account:
    'account profile membership konto kundenkonto benutzerkonto cuenta compte account* 账户 账号 帐号 アカウント 会員 계정 회원',
  login:
    'login signin logon authenticate auth einlogg* anmeld* login iniciosesion connexion 登录 登入 ログイン サインイン 로그인',
  registration:
    'signup registration enroll enrol registrier* registrierung regist* registro inscription inscri* 注册 会員登録 新規登録 회원가입 가입',
  password:
    'password passwd passcode passphrase passwort* kennwort contraseña contrasena clave motdepasse 密码 パスワード 비밀번호 암호',
  code: 'otp totp mfa 2fa pin tan onetime verification einmalcode verifizierung* verificación vérification 验证码 認証コード 確認コード 인증번호 인증',
  oauth: 'oauth oidc sso saml',
  card: 'card cvv cvc cvv2 pan iban bic karte kreditkarte* tarjeta carte carta 银行卡 信用卡 カード 카드',
  payment: 'payment pay wallet payout zahlung* bezahlung* pago* paiement* pagament* 支付 付款 支払 決済 결제',
  customer:
    'customer client shopper user member patron kunde* kundin* cliente* client* usuario* utilisateur* 客户 顾客 用户 会员 顧客 お客様 고객 회원',
  customers: 'customers clients users members subscribers kunden clientes usuarios utilisateurs',
  staff:
    'admin administrator staff merchant backoffice employee operator moderator superuser role permission wpadmin mitarbeiter* administrador* administrat* personal 管理员 后台 管理者 관리자',
  report:
    'report sales revenue analytics statistics stats metrics turnover profit bestsellers sellers umsatz* bericht* auswertung* ventas informe* ingresos ventes rapport* chiffre 销售 报表 营收 売上 レポート 매출 보고서',
  stock: 'stock inventory warehouse lager* bestand inventario existencias stock 库存 在庫 재고',
  coupon:
    'coupon discount promo promotion promocode voucher gutschein* rabatt* cupón cupon descuento coupon* bon réduction 优惠券 折扣 クーポン 割引 쿠폰 할인',
  setting:
    'setting settings config configuration webhook theme plugin apikey tax template redirect einstellung* ajustes paramètre* 设置 設定 설정',
  content: 'content field fields data info information detail details stuff thing things',
  terms:
    'terms consent gdpr cookie marketing agb einwilligung* datenschutz* consentimiento términos conditions cgv 条款 隐私 规約 同意 약관 동의',
  proposal:
    'proposal plan suggestion draft request recommendation vorschlag* propuesta proposition* 提案 方案 제안',
  message: 'message chat mail email inquiry callback nachricht* mensaje* message* 消息 メッセージ 메시지',
  payload: 'billing',
} as const;
