import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';
import './ui/boot.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { CrashBoundary } from './app/crash-boundary.tsx';
import { Notifications } from './app/notifications.tsx';
import { makeQueries } from './app/queries.ts';
import { AppRoutes } from './app/routes.tsx';
import { SessionEvents } from './session/session-events.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw in');
createRoot(root).render(
  <StrictMode>
    <CrashBoundary>
      <QueryClientProvider client={makeQueries()}>
        <BrowserRouter>
          <SessionEvents />
          <AppRoutes />
          <Notifications />
        </BrowserRouter>
      </QueryClientProvider>
    </CrashBoundary>
  </StrictMode>,
);
