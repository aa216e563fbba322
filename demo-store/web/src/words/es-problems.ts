import type { Words } from './en.ts';

/** What went wrong, in words; by the store's reasons and codes. */
export const esProblems: Words['problem'] = {
  notFound: 'No encontrado',
  nothing: 'No hay nada en esta dirección.',
  notYours: 'No hay nada para ti en esta dirección.',
  signIn: 'Inicia sesión',
  failed: 'No ha funcionado',
  unknown: 'Algo ha ido mal. Inténtalo de nuevo.',
  reasons: {
    out_of_stock: 'No hay existencias suficientes.',
    price_changed: 'El precio ha cambiado. Míralo de nuevo.',
    address_undeliverable: 'No podemos enviar a esta dirección.',
    discount_invalid: 'Este código no vale para este pedido.',
    quantity_limit: 'No se puede pedir esta cantidad.',
    conflict: 'Esto ha cambiado entretanto. Míralo de nuevo y repítelo.',
    not_allowed_now: 'Ahora mismo no es posible.',
    not_found: 'No lo hemos encontrado.',
    session_renewed: 'Tu visita se ha renovado. Míralo de nuevo y repítelo.',
    cookies_needed: 'Tu navegador rechaza nuestra cookie. Permite las cookies de esta tienda.',
    ambiguous: 'Elige primero una variante.',
    empty_cart: 'Tu cesta está vacía.',
    incomplete: 'Aún falta algo. Mira las notas del formulario.',
  },
  codes: {
    subject_missing: 'Inicia sesión primero.',
    session_unverified: 'No hemos podido conectar con la tienda. Inténtalo dentro de un momento.',
    final_authority_denied: 'No podemos mostrar ni hacer esto.',
    invalid_arguments: 'Algunos datos no son correctos.',
    confirmation_expired: 'La oferta ha caducado. Inténtalo de nuevo.',
    confirmation_void: 'El pedido ha cambiado entretanto. Léelo de nuevo.',
    checkout_busy: 'Otro cambio está en camino. Inténtalo dentro de un momento.',
    submission_in_progress: 'Tu pedido se está haciendo. No lo repitas.',
    submission_failed: 'No se ha podido hacer el pedido.',
    outcome_unknown: 'Aún no sabemos si ha funcionado. Mira cómo está todo antes de repetirlo.',
    update_failed: 'No se ha guardado todo. Míralo de nuevo.',
    rate_limited: 'Han sido demasiadas veces. Espera un momento.',
    timed_out: 'No hemos podido conectar con la tienda. Inténtalo de nuevo.',
    aborted: 'Se ha detenido. No ha cambiado nada.',
  },
};

/** What the server says in English, whole or before a `*`. */
export const esServerTexts: Words['server'] = {
  Subtotal: 'Subtotal',
  Total: 'Total',
  'Total before delivery': 'Total sin envío',
  'Standard delivery': 'Envío estándar',
  'Express delivery': 'Envío exprés',
  'Discount *': 'Descuento *',
  'Sales tax *': 'Impuesto sobre ventas *',
  'Includes VAT *': 'IVA incluido *',
  '10 % off the goods': '10 % de descuento',
  'Pay by invoice within 14 days': 'Pagar con factura en 14 días',
  'There is no such discount code.': 'Este código no existe.',
  'Name the state by its two letters, for example CA.': 'Escribe el estado con dos letras, por ejemplo CA.',
  'Name a state or DC by its two capital letters, for example CA.':
    'Escribe un estado con sus dos mayúsculas, por ejemplo CA.',
  'Name the province, for example Madrid.': 'Escribe la provincia, por ejemplo Madrid.',
  'Name the province or municipality, for example Shanghai.':
    'Escribe la provincia o el municipio, por ejemplo Shanghai.',
  'The postal code is five digits*': 'El código postal tiene cinco cifras.',
  'The postal code must be five digits*': 'El código postal debe tener cinco cifras.',
  'The postal code is six digits*': 'El código postal tiene seis cifras.',
  'The postal code must be six digits*': 'El código postal debe tener seis cifras.',
  'Placing the order obliges you to pay: the invoice is due 14 days after delivery.':
    'El pedido conlleva la obligación de pago: la factura vence a los 14 días de la entrega.',
};
