import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { definePanel } from '../../kit/define-panel.tsx';
import { decimal, dollars, tokenCount } from '../../kit/format.ts';
import { Live } from '../../kit/live.tsx';
import { Block } from '../../kit/parts.tsx';
import { Tile, Tiles } from '../../kit/tiles.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import styles from './budget.module.css';
import { type Budget, CATEGORIES, usageTone } from './categories.ts';
import { CategoryCard } from './category-card.tsx';
import { ConfigureDialog } from './configure-dialog.tsx';
import { forecastWords } from './forecast.ts';

/** Spec: CALL-050, the budget panel's rate (docs/spec/decisions.md 72). */
const EVERY_SECONDS = 10;

/** Token Budget: what the language model may cost today, by category (spec: BUDGET-01 to BUDGET-07). */
export const budgetPanel = definePanel({ body: TokenBudgetBody });

function TokenBudgetBody() {
  const budget = useLive('getTokenBudget', {}, { everySeconds: EVERY_SECONDS });
  const [isOpen, setOpen] = useState(false);
  return (
    <Live of={budget} lines={8}>
      {(data) => (
        <>
          <Today budget={data} />
          <Block
            title={t('budget.categories')}
            note={t('budget.categoriesNote')}
            aside={
              <Button variant="primary" onClick={() => setOpen(true)}>
                {t('word.configure')}
              </Button>
            }
          >
            <ul className={styles.cards}>
              {CATEGORIES.map(({ id, name }) => (
                <CategoryCard key={id} id={id} name={name} budget={data} />
              ))}
            </ul>
          </Block>
          <ConfigureDialog budget={data} isOpen={isOpen} onOpen={setOpen} />
        </>
      )}
    </Live>
  );
}

function Today({ budget }: { budget: Budget }) {
  const { openaiUsage, config, usage, totalRemaining, forecast, tier } = budget;
  const allocated = config.totalDailyLimit;
  const used = Math.max(usage.totalTokens, allocated - totalRemaining);
  const tone = usageTone(allocated > 0 ? (used / allocated) * 100 : 0);
  const inProgress = usage.reservedTokens > 0 && t('budget.inProgress', { count: tokenCount(usage.reservedTokens) });
  return (
    <Tiles label={t('budget.tiles')}>
      <Tile
        name="budget.used"
        value={tokenCount(used)}
        hint={[t('budget.ofLimit', { limit: tokenCount(allocated) }), inProgress].filter(Boolean).join(', ')}
        {...(tone === 'good' ? {} : { tone })}
      />
      <Tile
        name="budget.remaining"
        value={tokenCount(totalRemaining)}
        hint={forecastWords(forecast.total, { used, left: totalRemaining, allocated })}
      />
      <Tile
        name="budget.cost"
        value={dollars(openaiUsage.cost * 100)}
        hint={t('budget.calls', { count: openaiUsage.requestCount })}
      />
      <Tile name="budget.reset" value={`${decimal(openaiUsage.resetInHours)} h`} hint={t('budget.atMidnight')} />
      <Tile name="budget.tier" value={tier} />
      <ModelTile />
    </Tiles>
  );
}

/** Which way is in use: with a language model, or without (BEY-11). */
function ModelTile() {
  const { data } = useLive('getModelStatus', {}, { everySeconds: 30 });
  if (!data) return <Tile name="budget.model" value="–" />;
  const { state, model } = data;
  const word = state === 'off' ? 'budget.modelOff' : state === 'in-use' ? 'budget.modelOn' : 'budget.modelWaits';
  const hint = state === 'off' ? t('budget.noModel') : state === 'in-use' ? model : t(`model.${state}`);
  return <Tile name="budget.model" value={t(word)} hint={hint} />;
}
