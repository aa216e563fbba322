import type { ConfirmWords } from '../words.ts';

export const es: ConfirmWords = {
  lang: 'es',
  order: {
    heading: (merchant) => `¿Hacer este pedido a ${merchant}?`,
    intro: (button) =>
      `Un agente de compras ha preparado este pedido para ti. Con «${button}» se hace el pedido y te obligas a pagarlo.`,
    place: 'Hacer el pedido y pagar',
  },
  write: {
    intro: 'Un agente de compras pide permiso para hacer esto por ti.',
    details: 'Detalles',
    allow: 'Permitir',
  },
  sections: {
    items: 'Artículos',
    totals: 'A pagar',
    disclosures: 'Ten en cuenta',
    delivery: 'Entrega',
    buyer: 'Comprador',
    payment: 'Pago y condiciones',
  },
  rows: {
    to: 'Destinatario',
    method: 'Envío',
    account: 'Cuenta',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    payment: 'Forma de pago',
    discounts: 'Descuentos',
    terms: 'Condiciones',
  },
  guest: 'Sin cuenta, no has iniciado sesión',
  days: (min, max) => (min < max ? `de ${min} a ${max} días` : `${max} ${max === 1 ? 'día' : 'días'}`),
  version: (terms) => `Versión ${terms}`,
  decline: 'Rechazar',
  dismiss: 'Cerrar',
  sending: 'Tu aprobación se ha enviado. Esperando la respuesta de la tienda …',
  changed: (removed) => {
    const gone = removed.length > 0 ? ` Ya no se incluye: ${removed.join(', ')}.` : '';
    return `Esto ha cambiado desde que se te preguntó. Las filas cambiadas están marcadas.${gone} Vuelve a leerlo.`;
  },
  badge: '(cambiado)',
  hurry: 'Queda menos de un minuto para decidir.',
  expires: (time) => `Caduca en ${time}`,
  notes: {
    expired: 'La pregunta ha caducado. No se ha pedido ni cambiado nada.',
    withdrawn: 'La pregunta se ha retirado. No se ha pedido ni cambiado nada con ella.',
    void: 'Lo que se te preguntaba ha cambiado entretanto. No se ha pedido ni cambiado nada.',
    unavailable: 'Esta página no puede mostrar la pregunta con seguridad. Termina la compra a mano.',
    mismatch:
      'La pregunta no coincidía con lo que iba a hacer la tienda y se ha detenido. No se ha pedido nada.',
    refused: 'La tienda no ha aceptado la aprobación. Mira cómo está todo antes de seguir.',
  },
};
