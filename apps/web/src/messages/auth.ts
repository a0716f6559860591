import { catalog } from './catalog.ts';

/** Signing in and signing up; loaded with their dialog. */
export const auth = {
  'auth.loginTitle': 'Welcome back',
  'auth.loginText': 'Sign in to your account.',
  'auth.registerTitle': 'Join',
  'auth.registerText': 'All you need is a name, an email address and a password. You can browse without an account.',
  'auth.email': 'Email',
  'auth.password': 'Password',
  'auth.firstName': 'First name',
  'auth.lastName': 'Last name',
  'auth.signIn': 'Sign in',
  'auth.signingIn': 'Signing in...',
  'auth.create': 'Create account',
  'auth.creating': 'Creating account...',
  'auth.noAccount': 'New here?',
  'auth.hasAccount': 'Already a member?',
  'auth.toRegister': 'Sign up',
  'auth.toLogin': 'Sign in',
  'auth.or': 'or continue with email',
  'auth.google': 'Continue with Google',
  'auth.microsoft': 'Continue with Microsoft',
  'auth.apple': 'Continue with Apple',
} as const;

export const authText = catalog('auth', auth);
