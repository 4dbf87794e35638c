import type { ReactNode } from 'react';
import { sentence } from '#web/shared/lib/format/sentence.ts';

export default {
  addProduct: 'Produkt anlegen',
  copiedFrom: (name: string) => `Kopie von ${name}. Ändern Sie sie und legen Sie sie dann als Produkt an.`,
  copyGone: 'Das Produkt, das Sie kopieren möchten, gibt es nicht mehr.',
  copyWouldReplace: (name: string) =>
    `Es gibt einen Entwurf, der nicht gespeichert ist. Eine Kopie von „${name}“ würde ihn ersetzen.`,
  replaceDraft: 'Entwurf ersetzen',
  keepDraft: 'Entwurf behalten',
  close: 'Schließen',

  draft: 'Entwurf',
  newDraftRestored:
    'Ihr Entwurf ist wieder da. Er bleibt in diesem Browser, bis Sie das Produkt anlegen oder den Entwurf verwerfen.',
  editedDraftRestored:
    'Ihr Entwurf ist wieder da. Er bleibt in diesem Browser, bis Sie das Produkt speichern oder den Entwurf verwerfen.',
  discardDraft: 'Entwurf verwerfen',
  draftWasDiscarded: 'Der Entwurf wurde verworfen.',
  restoreDraft: 'Entwurf wiederherstellen',
  draftDiscarded: 'Entwurf verworfen',
  undo: 'Rückgängig',

  addTheProduct: 'Produkt anlegen',
  reset: 'Zurücksetzen',
  stop: 'Anhalten',
  savedAsDraft: 'Als Entwurf in diesem Browser gespeichert.',
  notStoredAsDraft: 'Dieser Browser speichert Ihren Entwurf nicht. Nach dem Neuladen ist er weg.',
  sendingProduct: 'Das Produkt wird gesendet',
  sendingStarts: 'Das Produkt wird gesendet …',
  allSent: 'Alles ist gesendet. Der Shop legt das Produkt an …',
  sending: (percent: number) => `Wird gesendet: ${percent} %`,
  sendingPicture: (picture: number, count: number, percent: number) =>
    `Bild ${picture} von ${count} wird gesendet: ${percent} %`,
  sendingStopped: 'Das Senden wurde angehalten. Alles, was Sie eingegeben haben, ist noch da.',
  productAdded: 'Produkt angelegt',
  notAdded: 'Das Produkt wurde nicht angelegt.',
  stillHere: 'Alles, was Sie eingegeben haben, ist noch da.',
  mayHaveArrived:
    'Vielleicht hat der Shop es trotzdem angelegt: Sehen Sie in der Produktliste nach, bevor Sie es noch einmal versuchen.',

  backToList: 'Zurück zur Produktliste',
  editProduct: 'Produkt bearbeiten',
  loadingProduct: 'Das Produkt wird geladen',
  noSuchProduct: (listLink: ReactNode) =>
    sentence`Dieses Produkt gibt es im Shop nicht. Wählen Sie eines aus der ${listLink}.`,
  productListLink: 'Produktliste',
  noLongerSold: 'Nicht mehr im Angebot',
  changedElsewhere: 'Jemand anderes hat dieses Produkt geändert.',
  takeNewer: 'Neueren Stand übernehmen',
  listOfPictures: 'Bilder',
  anotherList: 'andere Bilder',
  isArchived: 'Dieses Produkt ist archiviert: Kunden sehen es nicht, alte Bestellungen zeigen es weiterhin.',
  addCopy: 'Kopie anlegen',
  archive: 'Archivieren',
  bringBack: 'Wieder anbieten',
  save: 'Speichern',
  saved: 'Gespeichert',
  productSaved: 'Produkt gespeichert',
  notSaved: 'Das Produkt wurde nicht gespeichert.',
  notChanged: 'Das Produkt wurde nicht geändert.',

  bestSeller: 'Empfehlung',
  isBestSeller: (name: string) => `${name} ist eine Empfehlung`,
  bestSellerOfHome: 'Eine Empfehlung auf der Startseite',
  notBestSeller: 'Keine Empfehlung',
  nowBestSeller: 'Jetzt eine Empfehlung',
  noLongerBestSeller: 'Keine Empfehlung mehr',
  bestSellersNotChanged: 'Die Empfehlungen wurden nicht geändert.',

  arrangeProducts: 'Produkte anordnen',
  loadingProducts: 'Die Produkte werden geladen',
  noProducts: 'Noch keine Produkte',
  noProductsHint: 'Produkte, die Sie anlegen, lassen sich hier anordnen.',
  addFirstProduct: 'Erstes Produkt anlegen',
  saving: 'Wird gespeichert …',
  done: 'Fertig',
  orderOfProducts: 'Reihenfolge der Produkte',
  arrangeHint:
    'Kunden sehen die Produkte in dieser Reihenfolge, solange sie die Liste nicht sortieren. Geben Sie eine andere Nummer ein, um ein Produkt weit zu verschieben. Die Startseite zeigt die Empfehlungen zuerst.',
  cannotArrange: 'Dieser Shop kann die Reihenfolge seiner Produkte nicht ändern.',
  productsInOrder: 'Produkte in ihrer Reihenfolge',
  pagesOfProducts: 'Seiten der Produkte',
  numberOf: (name: string) => `Nummer von ${name}`,
  isNowNumber: (name: string, place: number) => `${name} ist jetzt Nummer ${place}`,
  orderNotChanged: 'Die Reihenfolge wurde nicht geändert.',

  productPictures: 'Produktbilder',
  pictures: 'Bilder',
  picturesHint:
    'Klicken Sie auf ein Feld oder ziehen oder kopieren Sie Bilder hierher: JPEG, PNG, WebP oder GIF (nur das erste Bild). Große Fotos werden vor dem Senden verkleinert.',
  mainPicture: 'Hauptbild',
  main: 'Hauptbild',
  pictureNumber: (picture: number) => `Bild ${picture}`,
  picturesAdded: (count: number) => `${count} ${count === 1 ? 'Bild' : 'Bilder'} hinzugefügt`,
  pictureMoved: (from: number, to: number) => `Bild ${from} ist jetzt Bild ${to}`,
  movePicture: (picture: number, direction: 'left' | 'right') =>
    `Bild ${picture} nach ${direction === 'left' ? 'links' : 'rechts'} verschieben`,
  removePicture: (picture: number) => `Bild ${picture} entfernen`,
  pictureSent: (picture: number) => `Bild ${picture} gesendet`,
  previewOf: (picture: string) => `Vorschau: ${picture}`,
  storePicture: 'Bild aus dem Shop',
  tooManyPictures: (maxCount: number) => `Ein Produkt hat höchstens ${maxCount} Bilder.`,
  notAPicture: (file: string) =>
    `„${file}“ ist kein Bild, das der Shop annimmt. Wählen Sie eine JPEG-, PNG-, WebP- oder GIF-Datei.`,
  pictureTooLarge: (file: string, maxMegabytes: number) =>
    `„${file}“ ist größer als ${maxMegabytes} MB und lässt sich hier nicht verkleinern.`,
  pictureUnreadable: (picture = 'Diese Datei') =>
    `${picture} lässt sich nicht als Bild lesen. Wählen Sie ein anderes Bild.`,

  shopPreview: 'Vorschau im Shop',
  yourProduct: 'Ihr Produkt',

  details: 'Angaben',
  charactersLeft: (count: number) => `Noch ${count} Zeichen.`,
  tooLong: (maxLength: number, length: number) =>
    `Dieser Text darf höchstens ${maxLength} Zeichen haben; dieser hat ${length}.`,
  none: 'keine Angabe',

  productName: 'Produktname',
  nameMissing: 'Geben Sie den Namen des Produkts ein.',
  nameTooLong: (maxLength: number, length: number) =>
    `Ein Name darf höchstens ${maxLength} Zeichen haben; dieser hat ${length}.`,

  productDescription: 'Produktbeschreibung',
  descriptionHint: 'Jede Zeile wird ein Aufzählungspunkt auf der Produktseite.',
  pointsLeft: (count: number) => `Noch ${count} ${count === 1 ? 'Punkt' : 'Punkte'}.`,
  tooManyPoints: (maxCount: number, count: number) =>
    `Eine Beschreibung hat höchstens ${maxCount} Punkte; diese hat ${count}.`,
  pointTooLong: (point: number, length: number, maxLength: number) =>
    `Punkt ${point} ist zu lang: Er hat ${length} Zeichen, erlaubt sind höchstens ${maxLength}.`,
  shownDescription: 'Die Beschreibung, wie Kunden sie sehen',
  aboutThisProduct: 'Über dieses Produkt',

  searchWordsHint:
    'Andere Namen, unter denen Kunden das Produkt finden, zum Beispiel Brause, Sprudel. Kunden sehen sie nicht.',

  priceIn: (currency: string) => `Preis (${currency})`,
  offerPriceIn: (currency: string) => `Angebotspreis (${currency})`,
  enterAmount: (field: 'price' | 'offerPrice', example: string) =>
    `Geben Sie den ${field === 'price' ? 'Preis' : 'Angebotspreis'} als Zahl ein, zum Beispiel ${example}.`,
  amountTooHigh: (field: 'price' | 'offerPrice', max: string) =>
    `Der ${field === 'price' ? 'Preis' : 'Angebotspreis'} darf höchstens ${max} sein.`,
  offerAbovePrice: 'Der Angebotspreis darf nicht über dem Preis liegen.',
  shownAsOff: (percent: number) => `Kunden sehen ${percent} % Rabatt.`,
  noReduction: (amount: string | null) =>
    amount === null
      ? 'Kunden sehen keine Ermäßigung: In den 30 Tagen vor dem Angebot war das Produkt nicht im Verkauf.'
      : `Kunden sehen keine Ermäßigung: Der niedrigste Preis der 30 Tage vor dem Angebot war ${amount}.`,
  comparedWith: (amount: string) => `Verglichen mit ${amount}, dem niedrigsten Preis der 30 Tage vor dem Angebot.`,
  priceHistory: 'Preisverlauf',
  since: 'Seit',
  onSale: 'Im Verkauf',
  yes: 'Ja',
  no: 'Nein',
  offerHint: 'Was Kunden im Angebot zahlen. Leer, wenn es kein Angebot gibt.',

  skuHint: 'Ihre eigene Nummer oder die Ihres Lieferanten. Preislisten finden das Produkt damit.',
  noDeposit: 'Keines',
  depositChoice: (type: string, amount: string) => `${type}, ${amount}`,
  depositHint: 'Es wird neben dem Preis berechnet und ist nie in ihm enthalten.',
  containers: 'Behälter je Stück',
  containersFault: (max: number) =>
    `Geben Sie eine ganze Zahl von 1 bis ${max} ein, zum Beispiel 6 für einen Sechserpack.`,
  minimumAgeHint: 'Für Waren mit Altersgrenze, zum Beispiel Wein. Bei der Übergabe wird das Alter geprüft',
  forEverybody: 'Für alle',
  fromAge: (age: number) => `Ab ${age} Jahren`,

  weight: 'Gewicht oder Inhalt',
  shownAsSize: (shown: string) => `Kunden sehen: ${shown}.`,
  soldByWeight: (grams: string) => `Verkauf nach Gewicht: Der Preis gilt für ${grams} g. Mehr zahlt niemand.`,
  weightHint: 'Zum Beispiel 500 g, 6 Stück oder ca. 1 kg; 400–600 g für Ware, die Sie abwiegen.',
  weightUnreadable:
    'Geben Sie eine Menge mit ihrer Einheit an, zum Beispiel 500 g, 1,5 kg, 6 Stück, ca. 1 kg oder 400–600 g.',

  gtinHint: 'Die Nummer unter dem Strichcode. Ein Scanner trägt sie ein.',
  gtinLength: 'Ein Strichcode hat 8, 12, 13 oder 14 Ziffern.',
  gtinCheck: 'Die letzte Ziffer passt nicht zu den anderen. Bitte vergleichen Sie die Nummer mit der Packung.',
  gtinFilledIn: (code: string) => `Strichcode ${code} eingetragen. Er ist noch nicht gespeichert.`,
  itemFilledIn: (code: string) =>
    `Das ist der Strichcode eines Kartons. Der des Stücks darin, ${code}, ist eingetragen. Er ist noch nicht gespeichert.`,
  gtinReadAs: (code: string) => `Wird als ${code} gespeichert.`,
  gtinOfItem: (code: string) => `Das ist der Strichcode eines Kartons. Gespeichert wird der des Stücks darin: ${code}.`,

  lookUp: 'Strichcode nachschlagen',
  foundFacts: 'Zu diesem Strichcode gefunden',
  foundName: 'Name',
  foundSize: 'Größe',
  foundBrand: 'Marke',
  foundLegalName: 'Bezeichnung',
  foundIngredients: 'Zutaten',
  takeFacts: 'Name und Größe übernehmen',
  foundNothing: 'Zu diesem Produkt gibt es dort noch keine Angaben.',

  lookUpFailed: 'Das Nachschlagen hat nicht funktioniert. Bitte versuchen Sie es noch einmal.',
  soldAs: 'Verkauf',
  soldAsHint:
    'Ware, die Sie nach Gewicht schneiden oder abfüllen, zum Beispiel Schinken oder Nüsse, wird in Schritten verkauft.',
  byThePiece: 'Als Stück oder Packung',
  inSteps: 'In Schritten nach Gewicht',
  portionParts: { grams: 'Schritt in Gramm', from: 'Kleinste Menge in Gramm', to: 'Größte Menge in Gramm' },
  stepFault: 'Geben Sie den Schritt in ganzen Gramm an.',
  leastFault: (step: string) => `Die kleinste Menge muss aus ganzen Schritten von ${step} bestehen.`,
  mostFault: (step: string, least: string) =>
    `Die größte Menge muss aus ganzen Schritten von ${step} bestehen und mindestens ${least} sein.`,
  tooManySteps: (most: string) => `Die größte Menge kann höchstens ${most} sein, oder wählen Sie größere Schritte.`,
  priceOfStep: (step: string, price: string, perKilogram: string) =>
    `Der Preis gilt für ${step}: ${price}, also ${perKilogram} für 1 kg. Wer die Bestellung packt, gibt das Gewicht ein, und Kunden zahlen nie mehr als für die bestellte Menge.`,
  portionWords: (step: string, from: string, to: string) => `${step}, von ${from} bis ${to}`,
} satisfies Translation<typeof import('#web/features/seller/products/texts.ts')>;
