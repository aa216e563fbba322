import type { Words } from './en.ts';

/** What went wrong, in words; by the store's reasons and codes. */
export const zhProblems: Words['problem'] = {
  notFound: '未找到',
  nothing: '此地址没有内容。',
  notYours: '此地址没有你的内容。',
  signIn: '请登录',
  failed: '未能成功',
  unknown: '出了点问题，请重试。',
  reasons: {
    out_of_stock: '库存不足。',
    price_changed: '价格已变化，请重新查看。',
    address_undeliverable: '无法配送到此地址。',
    discount_invalid: '此优惠码不适用于本订单。',
    quantity_limit: '无法订购此数量。',
    conflict: '内容已在此期间变化，请查看后重试。',
    not_allowed_now: '目前无法进行。',
    not_found: '没有找到。',
    session_renewed: '访问已更新，请查看后重试。',
    cookies_needed: '浏览器拒绝了我们的 Cookie，请允许本店使用 Cookie。',
    ambiguous: '请先选择款式。',
    empty_cart: '购物车是空的。',
    incomplete: '还有内容缺失，请查看表单中的提示。',
  },
  codes: {
    subject_missing: '请先登录。',
    session_unverified: '暂时无法连接商店，请稍后再试。',
    final_authority_denied: '无法显示或执行此操作。',
    invalid_arguments: '部分内容不正确。',
    confirmation_expired: '报价已过期，请重试。',
    confirmation_void: '订单已在此期间变化，请重新阅读。',
    checkout_busy: '另一项更改正在进行，请稍后再试。',
    submission_in_progress: '订单正在提交，请勿重复提交。',
    submission_failed: '订单未能提交。',
    outcome_unknown: '尚不清楚是否成功，请先查看当前状态再重试。',
    update_failed: '未能全部保存，请重新查看。',
    rate_limited: '操作过于频繁，请稍候。',
    timed_out: '无法连接商店，请重试。',
    aborted: '已停止，没有任何更改。',
  },
};

/** What the server says in English, whole or before a `*`. */
export const zhServerTexts: Words['server'] = {
  Subtotal: '小计',
  Total: '合计',
  'Total before delivery': '合计（不含运费）',
  'Standard delivery': '标准配送',
  'Express delivery': '快速配送',
  'Discount *': '优惠 *',
  'Sales tax *': '销售税 *',
  'Includes VAT *': '含增值税 *',
  '10 % off the goods': '商品九折',
  'Pay by invoice within 14 days': '14 天内凭发票付款',
  'There is no such discount code.': '没有这个优惠码。',
  'Name the state by its two letters, for example CA.': '请填写州的两个字母，例如 CA。',
  'Name a state or DC by its two capital letters, for example CA.': '请填写州的两个大写字母，例如 CA。',
  'Name the province, for example Madrid.': '请填写省份，例如 Madrid。',
  'Name the province or municipality, for example Shanghai.': '请填写省或直辖市，例如上海。',
  'The postal code is five digits*': '邮政编码为五位数字。',
  'The postal code must be five digits*': '邮政编码须为五位数字。',
  'The postal code is six digits*': '邮政编码为六位数字。',
  'The postal code must be six digits*': '邮政编码须为六位数字。',
  'Placing the order obliges you to pay: the invoice is due 14 days after delivery.':
    '提交订单即有付款义务：发票应在送达后 14 天内支付。',
  'Import duties and taxes of your country may be due on arrival; we do not collect them.':
    '货物抵达时可能需缴纳进口关税和税费，我们不代收。',
};
