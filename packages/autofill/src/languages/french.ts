import type { LanguageTable } from './language-table.ts'

export const french: LanguageTable = {
  telling:
    'le|la|les|et|est|pour|vous|nous|avec|une|des|du|au|bonjour|merci|votre|vos|notre|je|sur|dans|que|qui|pas|ce|cette|ci|joint|cordialement|sont|par|aux',
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
    hour: 'heures|heure|h|hrs',
    minute: 'minutes|minute|min|mn',
    day: 'jours|jour|j|journées|journée|jrs|jours-homme|jours homme',
    halfDay: 'demi-journées|demi-journée|demi-jours|demi journées',
    week: 'semaines|semaine',
    month: 'mois|an|ans|année|années',
    piece:
      'pièces|pièce|pce|pcs|unités|unité|u|exemplaires|exemplaire|ex|lots|lot|boîtes|boîte|cartons|carton|paires|paire|rouleaux|rouleau|bouteilles|bouteille|sacs|sac|paquets|paquet|caisses|caisse|palettes|palette|ramettes|ramette|pots|pot|kits|kit',
    word: 'mots|mot',
    page: 'pages|page|photos|photo|articles|article|illustrations|illustration|visuels|visuel|vidéos|vidéo|images|planches|feuillets|feuillet|diapositives|posts|bannières|maquettes|logos',
    weight: 'kg|g|tonnes|tonne|t|kilos|kilo',
    length: 'm|mètres|mètre|ml|cm|mm|mètres linéaires',
    area: 'm2|mètres carrés|mètre carré',
    volume: 'l|litres|litre|m3',
    distance: 'km|kilomètres|kilomètre',
    session:
      'séances|séance|ateliers|atelier|sessions|session|nuits|nuit|nuitées|visites|visite|déplacements|déplacement|interventions|intervention|prestations|cours|trajets',
    person:
      'personnes|personne|participants|participant|couverts|convives|places|utilisateurs|invités',
    licence: 'licences|licence|abonnements|abonnement',
    lump: 'forfait|forfaitaire|ff',
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
    fromInvoice:
      'date de facture|à compter de la date de facture|à réception de facture|après réception|date de facturation|après la date de facture|de la date de facture|à réception de la facture|à compter de la facture|après réception de la facture|nets|net',
    onReceipt:
      'à réception|à réception de facture|payable à réception|comptant|dès réception|paiement à réception|à réception de la facture|paiement comptant',
    workingDays: 'jours ouvrés|jours ouvrables',
  },
  marks: {
    pay: 'payer|payable|paiement|règlement|régler|réglé|réglée|paie|payons|réglons|facture payable',
    at: '@|à|a|au prix de|au tarif de|à raison de|au taux de',
    each: "l'unité|pièce|chacun|chacune|la pièce|l'exemplaire|par personne|à l'unité|par pièce|par unité|/u",
    per: "par|de l'|l'|la|le|/|du",
    for: 'pour|soit|total|au total|soit un total de',
    number: 'n°|no|numéro|num|nº|n|#|réf|référence',
    taxIncluded: 'ttc|toutes taxes comprises|tva incluse|tva comprise|t.t.c.|tva inclus',
    taxExcluded: 'ht|hors taxes|hors taxe|h.t.|hors tva|htva',
    reverseCharge: 'autoliquidation|autoliquidation de la tva',
    insteadOf:
      "au lieu de|au lieu des|et non|à la place de|avant|ancien tarif|précédemment|plutôt que|l'an dernier|l'année dernière|initialement|auparavant|au lieu d'|d'habitude|habituellement",
    upTo: "jusqu'à|max|maximum|au maximum|entre|budget|au moins|minimum",
  },
  labels: {
    invoice:
      'facture|fact|facture proforma|factures|facture n°|numéro de facture|n° de facture|facture no',
    quote: 'devis|offre|proposition|estimation|devis n°|numéro de devis|n° de devis|devis no',
    order:
      'commande|bon de commande|bdc|cde|bc|commande n°|numéro de commande|n° de commande|bon de commande n°|notre commande',
    creditNote: 'avoir|note de crédit|facture d’avoir|avoirs|avoir n°|numéro d’avoir',
    customerId:
      'numéro client|n° client|code client|réf client|no client|référence client|id client',
    issued:
      'date de facture|date de facturation|date d’émission|date du devis|date de commande|émise le|en date du|datée du|date|du|émis le|date de la facture|facture du|établi le|établie le|fait le',
    due: "échéance|date d'échéance|à régler avant le|payable avant le|à payer avant le|règlement avant le|à régler le|paiement avant le|date limite de paiement|à régler pour le|payable le|au plus tard le|payable au plus tard le|à payer pour le|règlement au|règlement le|paiement le|réglée avant le|règlement pour le|échéance le|échéance au|paiement au plus tard le",
    validUntil:
      "valable jusqu'au|valide jusqu'au|validité|offre valable jusqu'au|valable|date de validité|expire le|valable jusqu'à|devis valable jusqu'au|fin de validité|reste valable jusqu'au",
    deliverBy:
      'date de livraison|livraison le|livraison avant le|à livrer le|livré le|livraison souhaitée|livraison pour le|livrer avant le|livraison prévue|livraison|à livrer avant le|livraison au plus tard le|livraison impérative|livraison souhaitée le|livraison prévue le|date d’expédition|expédition le|il nous les faut pour le|livrés avant le',
    client:
      'client|facturer à|facturé à|adresse de facturation|à facturer à|facture à|destinataire|cliente|acheteur|donneur d’ordre|devis pour|facture au nom de|facturation|le client|la cliente|donneur d’ordres|nos coordonnées de facturation|coordonnées de facturation|à l’ordre de|informations de facturation|maître d’ouvrage|facture à adresser à|facture à établir au nom de|au nom de|facture à libeller au nom de|pour :|pour:|à :|facture pour|coordonnées :|coordonnées:',
    vendor:
      'fournisseur|prestataire|vendeur|le prestataire|la prestataire|indépendant|freelance|commande chez|le fournisseur|commander chez|commande à|commande pour',
    shipTo:
      'adresse de livraison|livrer à|livraison à|lieu de livraison|à livrer à|à livrer au|expédier à|livré à|livraison chez|à expédier à|merci de livrer à|envoyer à|livraison au',
    contact: "contact|à l'attention de|interlocuteur|interlocutrice|personne à contacter|attn",
    company: 'société|entreprise|raison sociale|dénomination|dénomination sociale',
    name: 'nom|nom et prénom',
    address: 'adresse|siège|siège social|rue|domicilié|domiciliée',
    phone: 'tél|tel|téléphone|mobile|portable|port|t|m|ligne directe',
    fax: 'fax|télécopie',
    email: 'email|e-mail|mail|courriel|mél|adresse mail',
    website: 'web|site|site web|www',
    taxId:
      'tva|n° tva|numéro de tva|tva intracommunautaire|n° de tva|siret|siren|n° tva intracommunautaire|tva intra|tva intracom|n° siret|num tva',
    bank: 'banque|compte|iban|bic|rib|coordonnées bancaires|titulaire',
    terms:
      'conditions de règlement|conditions de paiement|règlement|paiement|délai de paiement|modalités de paiement',
    total:
      'total|total ttc|montant total|total général|net à payer|à payer|montant ttc|somme|total à payer|montant à payer|montant de la facture|prix total|au total|total de la commande|montant dû|total net|soit un total de|montant total ttc|soit|total commande|montant du devis',
    subtotal:
      'sous-total|total ht|montant ht|sous total|total hors taxes|total net ht|total h.t.|montant total ht|montant hors taxes|base ht|soit un total ht de',
    tax: 'tva|t.v.a.|taxe|taxes',
    discount:
      'remise|rabais|réduction|ristourne|escompte|remise commerciale|geste commercial|remise de|promotion',
    shipping:
      'frais de port|livraison|port|frais de livraison|transport|expédition|frais d’envoi|frais d’expédition|frais de transport|envoi|port et emballage|emballage',
    paid: 'acompte|déjà payé|arrhes|avance|acompte versé|déjà réglé|solde|reste à payer',
    withholding: 'retenue à la source|retenue',
    rate: 'taux horaire|tarif|tjm|tarif horaire|taux journalier|tarif journalier|taux|prix horaire|tarif jour|taux jour',
    quantity: 'quantité|qté|qte|heures|jours|nombre|nb|durée|nb heures|nbre|temps|quantités|q',
    price:
      'prix unitaire|pu|p.u.|prix|tarif|pu ht|prix unitaire ht|taux|p.u. ht|prix ht|tarif horaire|coût unitaire|pu (€)|tjm|prix u.|p.u. (ht)',
    amount:
      'montant|total|total ht|montant ht|prix total|sous-total|total ligne|prix|prix ht|montant (€)|coût',
    description:
      'désignation|description|prestation|article|libellé|produit|intitulé|détail|service|tâche|objet|mission|désignations|travaux|nature|poste|prestations',
    itemNumber:
      'réf|référence|code article|réf.|code|réf article|réf. article|n° article|code produit',
    unit: 'unité|u',
    date: 'date|jour|semaine|période|mois',
    reason:
      'motif|raison|suite à|en raison de|car|parce que|motif de l’avoir|cause|du fait de|à cause de',
    refund:
      'remboursement|remboursé|mode de remboursement|remboursement par|à déduire|rembourser par|imputer sur|à imputer',
    shipVia:
      'transporteur|mode de livraison|expédié par|livraison par|par transporteur|mode d’expédition|envoi par|expédition par',
    preparedBy: 'établi par|préparé par|rédigé par|suivi par|commercial|votre contact',
    from: 'de|expéditeur',
    to: 'à',
    subject: 'objet|sujet|tr|re',
    sent: 'envoyé|date|envoyé le',
    cc: 'cc|copie|cci|répondre à',
    greeting:
      'bonjour|bonsoir|cher|chère|madame|monsieur|salut|chers|coucou|madame monsieur|cher monsieur|chère madame|hello',
    closing:
      'cordialement|bien cordialement|bien à vous|merci|sincèrement|à bientôt|cdlt|salutations distinguées|sincères salutations|amicalement|très cordialement|bonne journée|belle journée|merci d’avance|merci beaucoup|cordiales salutations|respectueusement|bonne réception|bises|à très vite|bien à toi|meilleures salutations|excellente journée|bonne soirée|avec mes remerciements|merci et bonne journée|dans l’attente|à plus|bien amicalement|merci par avance',
    wrote: 'a écrit|écrit',
    original: "message d'origine|message original|message initial",
    forwarded: 'message transféré|début du message transféré|tr|message réexpédié|transféré',
    between: 'entre|entre les soussignés',
  },
}
