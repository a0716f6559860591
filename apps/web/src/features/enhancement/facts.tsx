import type { Enhancement } from '@marquee/contract';
import type { ReactNode } from 'react';
import { type VipKey, vip } from '../../messages/enhancement.ts';
import { CheckIcon, ClockIcon, InfoIcon, OtherIcon, PinIcon, StarIcon, TicketIcon } from '../../ui/icons.tsx';
import styles from './facts.module.css';
import { Tiers } from './tiers.tsx';

/** The details that the page states; what it does not state is left out. */
export function Facts({ details }: { details: Enhancement }) {
  const { localRecommendations: near, fullDescription } = details;
  return (
    <div className={styles.facts}>
      {fullDescription && (
        <Fact name="vip.fullDescription" icon={<StarIcon />} wide>
          {fullDescription.split('\n\n').map((paragraph) => (
            <p key={paragraph} dir="auto">
              {paragraph}
            </p>
          ))}
        </Fact>
      )}
      <List name="vip.detailedSchedule" icon={<ClockIcon />} items={details.detailedSchedule} />
      {details.ticketTiers.length > 0 && (
        <Fact name="vip.ticketTiers" icon={<TicketIcon />}>
          <Tiers tiers={details.ticketTiers} />
        </Fact>
      )}
      <List name="vip.whatToBring" icon={<CheckIcon />} items={details.whatToBring} />
      <Text name="vip.specialInstructions" icon={<InfoIcon />} text={details.specialInstructions} />
      <Text name="vip.dressCode" icon={<OtherIcon />} text={details.dressCode} />
      <Text name="vip.parkingInfo" icon={<PinIcon />} text={details.parkingInfo} />
      <Text name="vip.accessibilityInfo" icon={<InfoIcon />} text={details.accessibilityInfo} />
      <List name="vip.venueAmenities" icon={<OtherIcon />} items={details.venueAmenities} />
      <List name="vip.transportation" icon={<PinIcon />} items={near.transportation} />
      <List name="vip.restaurants" icon={<OtherIcon />} items={near.restaurants} />
      <List name="vip.hotels" icon={<OtherIcon />} items={near.hotels} />
    </div>
  );
}

interface Named {
  name: Exclude<VipKey, 'vip.percent' | 'vip.earned' | 'vip.fromPage' | 'vip.readOn'>;
  icon: ReactNode;
}

function Fact({ name, icon, wide = false, children }: Named & { wide?: boolean; children: ReactNode }) {
  return (
    <section className={styles.fact} data-wide={wide || undefined}>
      <h3>
        {icon}
        {vip(name)}
      </h3>
      {children}
    </section>
  );
}

function Text({ text, ...named }: Named & { text: string | null }) {
  if (text === null) return null;
  return (
    <Fact {...named}>
      <p dir="auto">{text}</p>
    </Fact>
  );
}

function List({ items, ...named }: Named & { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <Fact {...named}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item} dir="auto">
            {item}
          </li>
        ))}
      </ul>
    </Fact>
  );
}
