// Not reviewed by a native reader.
export default {
  noNewsletter: 'Esta tienda no tiene boletín.',
  noUnsubscribing: 'Esta tienda no permite darse de baja mediante un enlace. Escriba a la tienda.',
  noConfirming: 'Esta tienda no confirma suscripciones mediante un enlace.',
} satisfies Translation<typeof import('#gateway/features/newsletter/texts.ts')>;
