import type { AuditAction, AuditSubjectKey, ToldBatchResult, ToldImageResult } from '@marquee/contract';
import { atomically } from '@marquee/db';
import { type Caller, Reject, say } from '@marquee/kernel';
import { auditEntry } from '../audit-log/index.ts';
import { isAllowed } from '../controls/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { isCategoryServing } from './category-serving.ts';
import type { ImageTrial } from './try-image.ts';

/** What the engine answers while an administrator waits: only it reaches the web, the image model and the drawing Worker. */
export interface PictureEngine {
  makeEventImage(asked: { eventId: string; isAsked: true }): Promise<ToldImageResult>;
  makeEventImages(asked: { limit: number }): Promise<ToldBatchResult>;
  tryImage(url: string): Promise<ImageTrial>;
}

type Deps = ChangeDeps & { engine: PictureEngine };

const BOTH_OFF = say('reply.bothImageSystemsDisabledSystem');

/** Throws Reject (409) while image generation is off (spec: IMG-08). */
export async function generateEventImage(deps: Deps, caller: Caller, eventId: string): Promise<ToldImageResult> {
  await refuseWhileOff(deps, 'imageGeneration');
  await note(deps, caller, { action: 'image.generate', subject: `event:${eventId}`, after: { count: 1 } });
  return deps.engine.makeEventImage({ eventId, isAsked: true });
}

/** Throws Reject (409) while both image systems are off (spec: IMG-06). */
export async function batchGenerateImages(deps: Deps, caller: Caller, limit: number): Promise<ToldBatchResult> {
  const down = await isAllowed(deps, null, null);
  if (!down.allowed) throw new Reject(409, 'switched-off', down.because);
  const generation = await isAllowed(deps, 'imageGeneration', null);
  const dynamic = await isAllowed(deps, 'dynamicImageGeneration', null);
  const isGenerating = generation.allowed && dynamic.allowed;
  if (!isGenerating && !(await isCategoryServing(deps))) throw new Reject(409, 'switched-off', BOTH_OFF);
  await note(deps, caller, { action: 'image.generate', subject: 'images:batch', after: { count: limit } });
  return deps.engine.makeEventImages({ limit });
}

export async function testImage(deps: Deps, caller: Caller, url: string): Promise<ImageTrial> {
  await refuseWhileOff(deps, null);
  await note(deps, caller, { action: 'image.test', subject: `page:${url}`, after: { url } });
  return deps.engine.tryImage(url);
}

async function refuseWhileOff(deps: Deps, control: 'imageGeneration' | null): Promise<void> {
  const permission = await isAllowed(deps, control, null);
  if (!permission.allowed) throw new Reject(409, 'switched-off', permission.because);
}

function note(
  deps: Deps,
  caller: Caller,
  { action, subject, after }: { action: AuditAction; subject: AuditSubjectKey; after: object | null },
): Promise<void> {
  return atomically(deps.db, [auditEntry(deps, caller, { action, subject, before: null, after })]);
}
