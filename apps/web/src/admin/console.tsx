import { Navigate, Route, Routes } from 'react-router';
import { CONSOLE_ENDPOINTS } from '../api/console-endpoints.generated.ts';
import { addEndpoints } from '../api/endpoint-table.ts';
import { RefreshProvider } from './kit/refresh.tsx';
import { relatedTo, SECTIONS } from './panels.ts';
import { Gate } from './shell/gate.tsx';
import { NoSection, SectionView } from './shell/section-view.tsx';
import { Shell } from './shell/shell.tsx';

addEndpoints(CONSOLE_ENDPOINTS);

/** The administrator's console, below `/admin`. Loaded separately, so that visitors of the site do not load it. */
export function Console() {
  return (
    <Gate>
      <RefreshProvider>
        <Routes>
          <Route element={<Shell />}>
            <Route index element={<Navigate to={SECTIONS[0]?.id ?? ''} replace />} />
            {SECTIONS.map((section) => (
              <Route
                key={section.id}
                path={section.id}
                element={<SectionView key={relatedTo(section.id)[0]?.id ?? section.id} section={section} />}
              />
            ))}
            <Route path="*" element={<NoSection />} />
          </Route>
        </Routes>
      </RefreshProvider>
    </Gate>
  );
}
