import { Navigate, Route, Routes } from 'react-router';
import { EventPage } from '../features/events/event-page.tsx';
import { EventsPage } from '../features/events/events-page.tsx';

export function AppRoutes() {
  return (
    <Routes>
      <Route path="/" element={<Navigate to="/events" replace />} />
      <Route path="/events" element={<EventsPage />} />
      <Route path="/events/:slug" element={<EventPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

function NotFound() {
  return (
    <main>
      <h1>404 Page Not Found</h1>
      <p>
        <a href="/events">Browse events</a>
      </p>
    </main>
  );
}
