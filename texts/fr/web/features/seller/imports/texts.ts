// Not reviewed by a native reader.
import type { ReactNode } from 'react';
import { sentence } from '#web/shared/lib/format/sentence.ts';

export default {
  importAndExport: 'Import et export',

  exportTitle: 'Export',
  exportHint:
    'Tous les produits avec leurs prix et leurs textes, y compris les produits archivés. Modifiez le fichier dans un tableur et réimportez-le. Les images restent dans la boutique.',
  download: 'Télécharger products.csv',
  downloadLocal: 'Télécharger pour un tableur',
  dialectHint:
    'Le fichier pour un tableur a le signe décimal, le séparateur et les mots de votre boutique\u202f; l’autre est le même pour tous les programmes. Les deux peuvent être réimportés.',
  noFileSent: 'La boutique n’a pas envoyé de fichier. Veuillez réessayer.',

  importTitle: 'Import',
  importHint:
    'Vous voyez ce que le fichier modifie avant que quoi que ce soit ne change. Une ligne trouve son produit par son id, puis par sa référence, puis par son code-barres, puis par son nom\u202f; toute autre ligne ajoute un produit. Un import ne supprime jamais de produit, et les colonnes absentes du fichier restent inchangées.',
  csvFile: 'Fichier CSV',
  csvFileHint: '5 000 lignes et 8 Mo au maximum.',
  fileMissing: 'Choisissez un fichier CSV.',
  encoding: 'Encodage',
  utf8: 'UTF-8',
  windows1252: 'Windows-1252 (anciens tableurs)',
  showChanges: 'Afficher les modifications',
  notRead: 'Le fichier n’a pas pu être lu.',

  preview: 'Aperçu',
  counts: (added: number, changed: number, unchanged: number, faulty: number) =>
    `Nouveaux : ${added}, modifiés : ${changed}, inchangés : ${unchanged}, erreurs : ${faulty}`,
  found: (byId: number, bySku: number, byGtin: number, byName: number) =>
    `Produits trouvés\u00a0: ${byId} par id, ${bySku} par référence, ${byGtin > 0 ? `${byGtin} par code-barres, ` : ''}${byName} par nom.`,
  foundBy: { ID: 'trouvé par id', SKU: 'trouvé par référence', GTIN: 'trouvé par code-barres', NAME: 'trouvé par nom' },
  unknownColumns: (columns: string) => `Colonnes que la boutique ne connaît pas : ${columns}.`,
  chooseColumns: 'Indiquez ce que contient chaque colonne du fichier',
  columnsOfFile: 'Colonnes du fichier\u00a0: les attribuer autrement',
  leaveColumnOut: 'Ignorer',
  leaveFaultyOut: 'Ignorer les lignes avec une erreur',
  nothingToImport: 'Il n’y a rien à importer.',
  mendFaulty: 'Corrigez les lignes avec une erreur et choisissez le fichier à nouveau, ou ignorez-les.',
  importProducts: (count: number) => `Importer ${count} ${count < 2 ? 'produit' : 'produits'}`,
  imported: 'Les produits ont été importés.',
  notImported: 'Les produits n’ont pas été importés.',

  show: 'Afficher',
  allRows: 'Toutes sauf les inchangées',
  newProducts: 'Nouveaux produits',
  changedProducts: 'Produits modifiés',
  faultyRows: 'Lignes avec une erreur',
  rowsOfFile: 'Lignes du fichier',
  rowKinds: {
    NEW: 'Nouveau',
    CHANGED: 'Modifié',
    FAULTY: 'Erreur',
  },
  noName: 'sans nom',
  row: (line: number) => `Ligne ${line}`,
  change: (column: string, was: ReactNode, becomes: ReactNode) => sentence`${column} : ${was} devient ${becomes}`,
  emptyValue: 'vide',
  noSuchRow: 'Aucune ligne de ce type.',
  showMore: (leftCount: number) => `Afficher la suite (${leftCount} ${leftCount < 2 ? 'restante' : 'restantes'})`,

  columnsTitle: 'Colonnes d’une liste de prix',
  columnsHint:
    'La première ligne du fichier contient les noms des colonnes, dans n’importe quel ordre. Seules celles dont vous avez besoin sont nécessaires. Écrivez les nombres comme votre boutique les affiche.',
  downloadTemplate: 'Télécharger un modèle',
  templateName: 'modele.csv',
  isRequired: 'nécessaire pour un nouveau produit',
  allowed: (values: string) => `Valeurs possibles\u00a0: ${values}`,
  example: (cell: string) => `Exemple\u00a0: ${cell}`,
} satisfies Translation<typeof import('#web/features/seller/imports/texts.ts')>;
