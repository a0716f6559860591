import type { auth as english } from '../auth.ts';
import type { Translated } from '../catalog.ts';

/** Signing in and signing up. */
export const auth: Translated<typeof english> = {
  'auth.loginTitle': 'Qué gusto verte de nuevo',
  'auth.loginText': 'Inicia sesión en tu cuenta.',
  'auth.registerTitle': 'Únete',
  'auth.registerText':
    'Solo necesitas un nombre, un correo electrónico y una contraseña. También puedes explorar sin cuenta.',
  'auth.email': 'Correo electrónico',
  'auth.password': 'Contraseña',
  'auth.firstName': 'Nombre',
  'auth.lastName': 'Apellido',
  'auth.signIn': 'Iniciar sesión',
  'auth.signingIn': 'Iniciando sesión...',
  'auth.create': 'Crear cuenta',
  'auth.creating': 'Creando tu cuenta...',
  'auth.noAccount': '¿Es tu primera vez aquí?',
  'auth.hasAccount': '¿Ya tienes una cuenta?',
  'auth.toRegister': 'Regístrate',
  'auth.toLogin': 'Inicia sesión',
  'auth.or': 'o continúa con tu correo',
  'auth.google': 'Continuar con Google',
  'auth.microsoft': 'Continuar con Microsoft',
  'auth.apple': 'Continuar con Apple',
};
