export const notSupported = 'This shop takes orders of customers with an account only. Please log in or register.';
