import type { LanguageTable } from './language-table.ts'

export const french: LanguageTable = {
  telling:
    'le|la|les|et|est|pour|vous|nous|avec|une|des|du|au|bonjour|merci|votre|vos|notre|je|sur|dans|que|qui|pas|ce|cette|ci|joint|cordialement|sont|par|aux',
  trade:
    "facture|factures|numéro|devis|offre|proposition|estimation|commande|notre|avoir|note|crédit|d’avoir|avoirs|date|facturation|d’émission|émise|datée|échéance|d'échéance|régler|avant|payable|payer|règlement|paiement|limite|pour|client|facturer|facturé|adresse|destinataire|acheteur|donneur|d’ordre|fournisseur|prestataire|vendeur|indépendant|freelance|chez|commander|conditions|délai|modalités|montant|général|somme|sous-total|sous|hors|taxes|t.v.a|taxe|remise|rabais|réduction|ristourne|escompte|commerciale|geste|commercial|promotion|frais|port|livraison|expédition|d’envoi|d’expédition|envoi|quantité|heures|jours|nombre|durée|nbre|prix|unitaire|tarif|taux|ligne|désignation|description|prestation|article|libellé|produit|intitulé|détail|service|tâche",
  decimalMark: ',',
  months: [
    'janvier|janv',
    'février|févr|fév|fevr',
    'mars',
    'avril|avr',
    'mai',
    'juin',
    'juillet|juil',
    'août|aout',
    'septembre|sept',
    'octobre|oct',
    'novembre|nov',
    'décembre|déc|dec',
  ],
  weekdays: [
    'lundi|lun',
    'mardi|mar',
    'mercredi|mer',
    'jeudi|jeu',
    'vendredi|ven',
    'samedi|sam',
    'dimanche|dim',
  ],
  numbers:
    'un=1|une=1|deux=2|trois=3|quatre=4|cinq=5|six=6|sept=7|huit=8|neuf=9|dix=10|onze=11|douze=12|treize=13|quatorze=14|quinze=15|seize=16|dix-sept=17|dix-huit=18|dix-neuf=19|vingt=20|trente=30|quarante=40|cinquante=50|soixante=60|cent=100|une douzaine de=12|une dizaine de=10|demi=0.5|une demi=0.5|un demi=0.5',
  units: {
    day: 'jours|jour|j|journées|journée|jrs|jours-homme|jours homme',
    week: 'semaines|semaine',
    month: 'mois|an|ans|année|années',
  },
  days: {
    today: "aujourd'hui|ce jour",
    tomorrow: 'demain',
    yesterday: 'hier',
    next: 'prochain|prochaine|prochains',
    this: 'ce|cette|en cours|courant',
    endOf: 'fin|fin de|fin du|à la fin du|la fin du|fin de ce',
    month: 'mois',
    week: 'semaine',
    days: 'jours|jour|j',
    onReceipt:
      'à réception|à réception de facture|payable à réception|comptant|dès réception|paiement à réception|à réception de la facture|paiement comptant',
    workingDays: 'jours ouvrés|jours ouvrables',
  },
  marks: {
    taxIncluded: 'ttc|toutes taxes comprises|tva incluse|tva comprise|t.t.c.|tva inclus',
    reverseCharge: 'autoliquidation|autoliquidation de la tva',
  },
  labels: {
    deliverBy:
      'date de livraison|livraison le|livraison avant le|à livrer le|livré le|livraison souhaitée|livraison pour le|livrer avant le|livraison prévue|livraison|à livrer avant le|livraison au plus tard le|livraison impérative|livraison souhaitée le|livraison prévue le|date d’expédition|expédition le|il nous les faut pour le|livrés avant le',
    from: 'de|expéditeur',
    to: 'à',
    subject: 'objet|sujet|tr|re',
    sent: 'envoyé|date|envoyé le',
    cc: 'cc|copie|cci|répondre à',
    closing:
      'cordialement|bien cordialement|bien à vous|merci|sincèrement|à bientôt|cdlt|salutations distinguées|sincères salutations|amicalement|très cordialement|bonne journée|belle journée|merci d’avance|merci beaucoup|cordiales salutations|respectueusement|bonne réception|bises|à très vite|bien à toi|meilleures salutations|excellente journée|bonne soirée|avec mes remerciements|merci et bonne journée|dans l’attente|à plus|bien amicalement|merci par avance',
    wrote: 'a écrit|écrit',
    original: "message d'origine|message original|message initial",
    forwarded: 'message transféré|début du message transféré|tr|message réexpédié|transféré',
  },
}
