export const notSupported = 'This shop takes orders of customers with an account only. Please log in or register.';
export const wishesNotSupported =
  'In this store a wish for missing products cannot be changed later. Nothing was changed.';
