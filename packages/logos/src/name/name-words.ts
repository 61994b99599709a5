/** What a firm is in law; it is set small or left out of initials. */
export const legalForms: ReadonlySet<string> = new Set(
  (
    'ltd limited llc llp inc incorporated corp corporation plc pty gmbh mbh ag kg ohg gbr ug ek ev sa sas sasu sarl eurl spa srl sl slu sc ' +
    'bv nv vof ab as aps oy oyj zoo kft doo sro eood ood ooo ltda eireli kk co ко company ооо ао зао ип cie compagnie'
  ).split(' '),
)

/** Words that say what sort of house it is, and so may stand small beneath the name. */
export const descriptors: ReadonlySet<string> = new Set(
  (
    'studio studios design designs designer atelier workshop werkstatt agency agentur agence agencia agenzia consulting consultants consultancy ' +
    'beratung conseil advisors advisory partners partner group gruppe groupe grupo gruppo holding holdings services service solutions systems ' +
    'technologies technology tech labs lab media creative digital software web photography photo fotografie photographie fotografia film films ' +
    'video music musik joinery carpentry woodwork woodworks tischlerei schreinerei menuiserie carpinteria falegnameria bakery backerei boulangerie ' +
    'panaderia panificio patisserie konditorei coffee cafe roasters roastery bistro restaurant ristorante trattoria kitchen catering bar brewery ' +
    'law legal solicitors attorneys rechtsanwalte kanzlei avocats abogados avvocati notary accounting accountants tax steuerberatung finance ' +
    'financial capital investments insurance garden gardens gardening landscaping gartenbau jardins florist flowers blumen fleurs plumbing heating ' +
    'sanitar plomberie fontaneria idraulica electric electrical elektro elektrotechnik construction builders building bau construcciones costruzioni ' +
    'architecture architects architekten architectes arquitectos architetti interiors dental dentistry dentist zahnarzt clinic klinik praxis ' +
    'therapy physio health pharmacy beauty salon hair friseur coiffure barbers barber spa wellness yoga fitness gym academy school schule ' +
    'ecole escuela scuola college training coaching translations ubersetzungen traductions travel tours reisen voyages viajes hotel bikes bike ' +
    'cycles fahrrader velos motors auto autos garage cars transport logistics cleaning reinigung nettoyage limpieza pulizie repairs repair pets ' +
    'vet kennels shop store boutique market goods supply books publishing press verlag editions print printing security energy solar farm farms ' +
    'vineyard winery wines estate estates immobilien immobilier properties homes events wedding weddings'
  ).split(' '),
)

/** Small words between names: not part of initials, and never left alone at the end of a line. */
export const joiningWords: ReadonlySet<string> = new Set(
  'the a an and of for by at in on und der die das den von fur le la les l de du des et d el los las y e il lo gli i del della di da do dos das en van het och og и та й і от для و и ال של ו'.split(
    ' ',
  ),
)

/** What a house is, where languages say it first: 'Café Lumière', 'Kanzlei Becker'. */
export const leadingNouns: ReadonlySet<string> = new Set(
  (
    'studio estudio atelier taller officina cafe caffe kaffeehaus restaurant ristorante restaurante trattoria osteria pizzeria bistro brasserie ' +
    'taverna gasthaus gasthof hotel pension boulangerie patisserie backerei konditorei panaderia pasteleria panificio pasticceria praxis ' +
    'zahnarztpraxis arztpraxis tierarztpraxis kanzlei rechtsanwalt rechtsanwaltin rechtsanwalte steuerberater steuerberaterin notar notarin ' +
    'tischlerei schreinerei malerbetrieb autohaus weingut gartnerei blumenhaus buchhandlung apotheke fahrschule physiotherapie salon friseur ' +
    'agence agentur agencia agenzia cabinet clinica despacho menuiserie plomberie garage librairie falegnameria farmacia bodega finca ' +
    'студия кафе ресторан салон клиника ателье пекарня'
  ).split(' '),
)

/** Titles are kept in the name and left out of initials. */
export const titles: ReadonlySet<string> = new Set(
  'dr prof dipl ing mag med mr mrs ms herr frau mme sr sra dott'.split(' '),
)
