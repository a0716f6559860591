import { planText } from '../../messages/itineraries.ts';
import { Button } from '../../ui/button.tsx';

export function PrintButton() {
  return <Button onClick={() => window.print()}>{planText('plan.print')}</Button>;
}
