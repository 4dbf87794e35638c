export const login = 'Login';
export const signUp = 'Sign Up';
export const createAccount = 'Create Account';
/** Stands before the button with the text below it. */
export const newHere = 'New here?';
export const createAnAccount = 'Create an account';
/** Stands before the button with the text below it. */
export const haveAccount = 'Already have an account?';
export const loginHere = 'Login here';
export const name = 'Name';
export const email = 'Email';
export const password = 'Password';
export const forgotPassword = 'Forgot your password?';
export const noResponse = 'The shop did not respond. Please try again.';
export const notLoggedIn = 'The shop did not log you in. Please try to log in again.';
export const cookiesBlocked = 'Your browser does not keep the cookies of this shop. Allow them to log in.';
