import type { LEAST_STORED_SCORE, QualityAssessment } from '@marquee/contract';
import { percent, wholeNumber } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Facts, ToneBadge } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { ACTION_WORDS, TIER_NAMES, TIER_TONES } from './tiers.ts';

/** The contract's figure: the site imports only its type, so that another figure does not compile. */
const LEAST_SCORE: typeof LEAST_STORED_SCORE = 30;

/** An event that is rejected for its title or its date may have all else. */
function scoreWords(tier: number, score: number): string {
  const text = percent(score * 100);
  return tier === 4 && score * 100 >= LEAST_SCORE ? t('quality.scoreOfRejected', { score: text }) : text;
}

/** The assessment of a tested event with its reasons (spec: TIER-05). */
export function Assessment({ of: { qualityTier, processingMetrics, enhancement } }: { of: QualityAssessment }) {
  const { tier, qualityScore, reasons } = qualityTier;
  return (
    <>
      <Facts
        facts={[
          [
            t('word.tier'),
            <ToneBadge key="tier" tone={TIER_TONES[tier]}>
              {tier} · {t(TIER_NAMES[tier])}
            </ToneBadge>,
          ],
          [t('word.score'), scoreWords(tier, qualityScore)],
          [t('quality.action'), t(ACTION_WORDS[tier])],
          [t('quality.time'), t('quality.milliseconds', { count: wholeNumber(processingMetrics.processingTime) })],
          [
            t('quality.enhancement'),
            enhancement
              ? `${enhancement.enhancedDescription} (${t('quality.tokens', { count: wholeNumber(enhancement.tokenUsage) })})`
              : t('quality.noEnhancement'),
          ],
        ]}
      />
      <h3 className={styles.subhead}>{t('quality.reasons')}</h3>
      <ul className={styles.notes}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  );
}
