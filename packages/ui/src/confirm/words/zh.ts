import type { ConfirmWords } from '../words.ts';

export const zh: ConfirmWords = {
  lang: 'zh-Hans',
  order: {
    heading: (merchant) => `要向 ${merchant} 下单吗？`,
    intro: (button) => `购物助手为您准备了此订单。点击“${button}”即提交订单，您须承担付款义务。`,
    place: '提交订单并付款',
  },
  write: { intro: '购物助手请求为您执行此操作。', details: '详情', allow: '允许' },
  sections: {
    items: '商品',
    totals: '应付金额',
    disclosures: '请注意',
    delivery: '配送',
    buyer: '买家',
    payment: '付款与条款',
  },
  rows: {
    to: '收货人',
    method: '配送方式',
    account: '账户',
    name: '姓名',
    email: '电子邮箱',
    phone: '电话',
    payment: '付款方式',
    discounts: '优惠',
    terms: '条款',
  },
  guest: '访客，未登录',
  days: (min, max) => (min < max ? `${min} 至 ${max} 天` : `${max} 天`),
  version: (terms) => `版本 ${terms}`,
  decline: '拒绝',
  dismiss: '关闭',
  sending: '您的确认已发送，正在等待商店答复 …',
  changed: (removed) => {
    const gone = removed.length > 0 ? `不再包含：${removed.join('、')}。` : '';
    return `询问您之后内容已有变动，变动之处已标出。${gone}请重新阅读。`;
  },
  badge: '（已变动）',
  hurry: '剩余决定时间不足一分钟。',
  expires: (time) => `${time} 后过期`,
  notes: {
    expired: '询问已过期，未下单，也未作任何更改。',
    withdrawn: '询问已撤回，未因此下单或作任何更改。',
    void: '询问的内容在此期间已有变动，未下单，也未作任何更改。',
    unavailable: '此页面无法安全地显示询问，请手动完成。',
    mismatch: '询问与店铺将要执行的内容不符，已停止，未下单。',
    refused: '店铺未接受此确认，继续之前请查看当前状态。',
  },
};
