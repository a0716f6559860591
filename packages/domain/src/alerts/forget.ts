import { alertDeliveries, alertFirings, alertSilences, type Statement, write } from '@marquee/db';
import { DAY_MS, type Instant, KEPT_DAYS } from '@marquee/kernel';
import { and, inArray, isNotNull, lt } from 'drizzle-orm';

const DELIVERIES_MS = KEPT_DAYS.alertDeliveries * DAY_MS;
const FIRINGS_MS = KEPT_DAYS.alertFirings * DAY_MS;
const A_TURN = 500;

/** Statements that forget deliveries after three months, and firings and silences after a good year, some at a time. */
export function forgetAlerts(now: Instant): Statement[] {
  const { createdAt } = alertDeliveries;
  const deliveries = write
    .select({ id: alertDeliveries.id })
    .from(alertDeliveries)
    .where(lt(createdAt, now - DELIVERIES_MS))
    .orderBy(createdAt)
    .limit(A_TURN);
  const firings = write
    .select({ id: alertFirings.id })
    .from(alertFirings)
    .where(and(lt(alertFirings.firedAt, now - FIRINGS_MS), isNotNull(alertFirings.resolvedAt)))
    .orderBy(alertFirings.firedAt)
    .limit(A_TURN);
  return [
    write.delete(alertDeliveries).where(inArray(alertDeliveries.id, deliveries)),
    write.delete(alertFirings).where(inArray(alertFirings.id, firings)),
    write.delete(alertSilences).where(lt(alertSilences.until, now - FIRINGS_MS)),
  ];
}
