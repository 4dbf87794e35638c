import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { countItems } from '#web/shared/lib/shop/list-items.ts';
import { listDraft, type ListDraft } from '#web/shared/lib/storage/list-draft.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field } from '#web/shared/ui/Field.tsx';
import { Page, PageHeading } from '#web/shared/ui/Page.tsx';
import { TextArea } from '#web/shared/ui/TextArea.tsx';
import { ListReview } from './ListReview.tsx';
import * as texts from './texts.ts';
import * as styles from './ShoppingListPage.css.ts';

const maxTextLength = 2000;

/** The page where shoppers write or paste a shopping list, and review its products before they add them to the cart. */
export function ShoppingListPage() {
  const { key } = useLocation();
  return (
    <Page title={texts.shoppingList} width="narrow">
      <PageHeading>{texts.shoppingList}</PageHeading>
      {/* A list that the search box brings replaces the shown one. */}
      <ShoppingList key={key} />
    </Page>
  );
}

function ShoppingList() {
  const [draft, setDraft] = useState(() => listDraft.read());
  const [typed, setTyped] = useState(draft.text);
  const [error, setError] = useState<string>();

  function change(next: ListDraft) {
    setDraft(next);
    listDraft.write(next);
  }

  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (countItems(typed) === 0) {
            setError(texts.pleaseWrite);
            return;
          }
          change({ text: typed, isReviewed: true, choices: {} });
        }}
      >
        <Field label={texts.whatDoYouNeed} hint={texts.oneThingALine} error={error}>
          <TextArea
            rows={6}
            maxLength={maxTextLength}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setError(undefined);
              // The reviewed text stays until the next review, and what is typed is stored for later.
              listDraft.write({ ...draft, text: event.target.value, isReviewed: false });
            }}
          />
        </Field>
        <Button type="submit" variant={draft.isReviewed ? 'soft' : 'primary'} icon="search">
          {texts.findProducts}
        </Button>
      </form>
      {draft.isReviewed && (
        <ListReview
          key={draft.text}
          text={draft.text}
          choices={draft.choices}
          onChoices={(choices) => change({ ...draft, choices })}
          onAdded={() => change({ text: typed, isReviewed: false, choices: {} })}
        />
      )}
    </>
  );
}
