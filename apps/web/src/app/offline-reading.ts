import { hearts } from '../features/hearts/hearts.ts';
import { register } from '../offline/register.ts';

/** Makes the site readable without a connection; a browser that refuses shows it as before. */
export async function startOfflineReading(): Promise<void> {
  try {
    await register(hearts.get, hearts.onChange);
  } catch (error) {
    console.warn('The site cannot be read without a connection', error);
  }
}
