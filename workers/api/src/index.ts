import { apiEnv, BadEnvironment, parseEnv } from '@marquee/platform';
import { createApp } from './app.ts';

const app = createApp();

export default {
  async fetch(request, env, context) {
    try {
      const { DEV } = parseEnv('api', apiEnv, env);
      if (DEV && new URL(request.url).pathname.startsWith('/__dev/')) return await DEV.fetch(request);
    } catch (error) {
      if (!(error instanceof BadEnvironment)) throw error;
      console.error(error.message);
      return new Response(error.message, { status: 500 });
    }
    return app.fetch(request, env, context);
  },
} satisfies ExportedHandler<object>;
