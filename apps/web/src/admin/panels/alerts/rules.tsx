import { defineRows } from '../../kit/define-rows.ts';
import { stamp } from '../../kit/format.ts';
import { Facts, ToneBadge } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { type Rule, stateOf } from './alert-types.ts';
import { figureText, foundText } from './figure.ts';
import { RuleForm } from './rule-form.tsx';

const tellsBy = ({ byMail, byWebhook }: Rule) =>
  [byMail && t('alerts.mail'), byWebhook && t('alerts.webhook')].filter(Boolean).join(', ') || t('alerts.nobody');

/** Everything that is watched, with its figure now; a row opens its settings. */
export const ruleRows = defineRows<Rule>({
  id: 'rules',
  caption: t('alerts.rules'),
  rowKey: ({ rule }) => rule,
  columns: [
    { field: 'title', label: t('alerts.rule'), stays: true },
    {
      field: 'firing',
      label: t('alerts.state'),
      show: (rule) => {
        const { text, tone } = stateOf(rule);
        return <ToneBadge tone={tone}>{text}</ToneBadge>;
      },
      csv: (rule) => stateOf(rule).text,
    },
    {
      field: 'figure',
      label: t('alerts.now'),
      number: true,
      from: 460,
      show: foundText,
    },
    {
      field: 'threshold',
      label: t('alerts.threshold'),
      number: true,
      from: 560,
      show: ({ unit, threshold }) => figureText(unit, threshold),
    },
    { field: 'byMail', label: t('alerts.tells'), from: 720, show: tellsBy, csv: tellsBy },
  ],
  detail: {
    title: ({ title }) => title,
    body: (rule) => (
      <>
        <p>{rule.about}</p>
        <Facts
          facts={[
            [t('alerts.now'), foundText(rule)],
            [t('alerts.found'), rule.detail],
            ...(rule.changedAt && rule.changedBy
              ? ([
                  [t('alerts.changed'), t('alerts.changedBy', { by: rule.changedBy, at: stamp(rule.changedAt) })],
                ] as const)
              : []),
          ]}
        />
        <RuleForm key={rule.rule} of={rule} />
      </>
    ),
  },
  empty: t('alerts.noRules'),
});
