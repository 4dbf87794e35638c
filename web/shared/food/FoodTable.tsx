import type { ReactNode } from 'react';
import type { FoodFacts_foodFragment } from '#web/__generated__/food.ts';
import { formatNumber } from '#web/shared/lib/format/numbers.ts';
import { comma, grams as gramsText } from '../lib/texts.ts';
import { allergenText } from './allergen-text.ts';
import { markedText } from './marked-text.tsx';
import { originText } from './origin-text.ts';
import * as labels from '#common/product-labels/texts.ts';
import * as texts from './texts.ts';
import * as styles from './FoodTable.css.ts';

/** The facts about a food: the allergens, a table of the other facts, and the nutrition. */
export function FoodTable({ food }: { food: FoodFacts_foodFragment }) {
  const { allergens, mayContain, checkedAt, maker, alcohol, nutrition, origins } = food;
  const known = { contains: allergens, mayContain, isChecked: checkedAt !== null };
  const rows: [string, ReactNode][] = [
    [texts.legalName, food.legalName],
    [labels.brand, food.brand],
    [labels.ingredients, food.ingredients === null ? null : markedText(food.ingredients)],
    [texts.origin, origins.map(originText).join(comma) || null],
    [texts.qualityClass, food.qualityClass],
    [labels.variety, food.variety],
    [labels.storage, food.storage],
    [labels.use, food.use],
    [labels.alcohol, alcohol === null ? null : texts.byVolume(formatNumber(alcohol))],
    [labels.organicCode, food.organicCode],
    [texts.maker, maker && `${maker.name}, ${maker.address}`],
  ];
  const stated = rows.filter(([, value]) => value !== null);
  return (
    <div className={styles.food}>
      <div className={styles.allergens}>
        <h3 className={styles.heading}>{texts.allergens}</h3>
        {allergenText(known).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {stated.length > 0 && (
        <table className={styles.table}>
          <caption className={styles.heading}>{texts.aboutFood}</caption>
          <tbody>
            {stated.map(([name, value]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {nutrition && <NutritionTable nutrition={nutrition} />}
    </div>
  );
}

type Nutrition = NonNullable<FoodFacts_foodFragment['nutrition']>;

function NutritionTable({ nutrition }: { nutrition: Nutrition }) {
  const { basis, energyKj, energyKcal, fibre } = nutrition;
  const grams = (amount: number) => gramsText(formatNumber(amount));
  const rows: [string, string][] = [
    [texts.energy, texts.energies(formatNumber(energyKj), formatNumber(energyKcal))],
    [labels.fat, grams(nutrition.fat)],
    [texts.saturates, grams(nutrition.saturates)],
    [labels.carbohydrate, grams(nutrition.carbohydrate)],
    [texts.sugars, grams(nutrition.sugars)],
    ...(fibre === null ? [] : [[labels.fibre, grams(fibre)] satisfies [string, string]]),
    [labels.protein, grams(nutrition.protein)],
    [labels.salt, grams(nutrition.salt)],
  ];
  return (
    <table className={styles.table}>
      <caption className={styles.heading}>{texts.nutrition}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.nutrient}</th>
          <th scope="col">{basis === 'G' ? texts.per100g : texts.per100ml}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
