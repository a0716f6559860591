import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { AppRoutes } from './app/routes.tsx';
import './app/plain.css';

const queries = new QueryClient({
  // The shared defaults of the specification (REQ-06).
  defaultOptions: {
    queries: { refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY, retry: false, gcTime: 5 * 60_000 },
    mutations: { retry: false },
  },
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw in');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
