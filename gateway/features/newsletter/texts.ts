export const noNewsletter = 'This store has no newsletter to subscribe to.';
export const noUnsubscribing = 'This store ends no subscriptions by a link. Please write to the shop.';
export const noConfirming = 'This store confirms no subscriptions by a link.';
