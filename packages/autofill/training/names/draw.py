"""Names, companies and addresses from many countries: python3 draw.py FOLDER writes FOLDER/names.json, drawn with Faker.

Marked texts are varied with them, so that the model learns where a name stands and not which names there are.
"""
import json
import os
import random
import sys

from faker import Faker

COUNTRIES = {
    'en': ['en_GB', 'en_US', 'en_AU', 'en_CA', 'en_NZ', 'en_IE', 'en_IN'],
    'de': ['de_DE', 'de_AT', 'de_CH'],
    'fr': ['fr_FR', 'fr_CH', 'fr_BE', 'fr_CA'],
    'es': ['es_ES', 'es_MX', 'es_AR', 'es_CO', 'es_CL'],
    'it': ['it_IT'],
    'nl': ['nl_NL', 'nl_BE'],
    'pl': ['pl_PL'],
    'pt': ['pt_PT', 'pt_BR'],
    'sv': ['sv_SE'],
    'da': ['da_DK'],
    'cs': ['cs_CZ'],
    'far': [
        'tr_TR', 'hu_HU', 'ro_RO', 'fi_FI', 'vi_VN', 'id_ID', 'en_NG', 'yo_NG', 'ig_NG', 'hr_HR', 'lt_LT', 'zu_ZA', 'no_NO',
        'sk_SK', 'sl_SI', 'et_EE', 'lv_LV', 'tw_GH', 'fr_DZ', 'az_AZ', 'sw', 'uz_UZ', 'ga_IE', 'en_IN',
    ],
}
# What companies call themselves besides the names of their owners.
TRADES = {
    'en': 'Roofing|Interiors|Bakery|Logistics|Plumbing & Heating|Design|Studio|Consulting|Joinery|Foods|Print|Garage|Events|Media|'
          'Software|Landscapes|Electrical|Fabrication|Trading|Supplies|Partners|Catering|Marine|Farm|School|Clinic|Property',
    'de': 'Bau|Druck|Technik|Logistik|Gartenbau|Metallbau|Elektro|Software|Medien|Beratung|Tischlerei|Bäckerei|Verlag|Handel|'
          'Immobilien|Praxis|Werkstatt|Reisen|Maschinenbau|Architekten|Schule',
    'fr': 'Bâtiment|Conseil|Services|Imprimerie|Menuiserie|Traiteur|Transports|Électricité|Paysages|Design|Boulangerie|Éditions|'
          'Distribution|Immobilier|Logiciels|Formation|Garage|Domaine',
    'es': 'Reformas|Servicios|Consultores|Imprenta|Talleres|Transportes|Instalaciones|Diseño|Panadería|Distribuciones|Jardines|'
          'Inmobiliaria|Eventos|Academia|Clínica|Bodegas',
    'it': 'Costruzioni|Servizi|Consulenza|Tipografia|Falegnameria|Trasporti|Impianti|Grafica|Panificio|Distribuzione|Giardini|'
          'Immobiliare|Eventi|Studio|Officina|Cantine',
    'nl': 'Bouw|Advies|Drukkerij|Techniek|Transport|Hoveniers|Ontwerp|Bakkerij|Handelsonderneming|Installaties|Media|Events|Horeca',
    'pl': 'Budownictwo|Doradztwo|Drukarnia|Transport|Instalacje|Ogrody|Projekt|Piekarnia|Handel|Stolarstwo|Serwis|Media',
    'pt': 'Construções|Serviços|Consultoria|Gráfica|Transportes|Instalações|Jardins|Design|Padaria|Distribuição|Eventos|Oficina',
    'sv': 'Bygg|Konsult|Tryckeri|Transport|Trädgård|El & VVS|Bageri|Handel|Snickeri|Media',
    'da': 'Byg|Rådgivning|Trykkeri|Transport|Have|El|Bageri|Handel|Snedkeri|Medier',
    'cs': 'Stavby|Poradenství|Tiskárna|Doprava|Instalace|Zahrady|Pekárna|Obchod|Truhlářství|Servis',
}
FORMS = {
    'en': ['Ltd', 'Limited', 'LLC', 'Inc.', 'Pty Ltd', 'LLP', 'Co.', '', '', ''],
    'de': ['GmbH', 'GmbH & Co. KG', 'e.K.', 'AG', 'KG', 'OG', 'UG', 'e.V.', '', ''],
    'fr': ['SARL', 'SAS', 'SASU', 'SA', 'EURL', 'Sàrl', '', '', ''],
    'es': ['S.L.', 'S.A.', 'SL', 'S.A. de C.V.', 'S.L.U.', '', ''],
    'it': ['S.r.l.', 'Srl', 'S.p.A.', 's.n.c.', 'sas', '', ''],
    'nl': ['B.V.', 'BV', 'VOF', '', ''],
    'pl': ['Sp. z o.o.', 'sp. z o.o.', 's.c.', 'S.A.', '', ''],
    'pt': ['Lda', 'Lda.', 'Unipessoal Lda', 'Ltda', 'S.A.', '', ''],
    'sv': ['AB', 'HB', '', ''],
    'da': ['ApS', 'A/S', 'I/S', '', ''],
    'cs': ['s.r.o.', 'a.s.', '', ''],
}
EACH = 700


def company(faker, language, chance):
    way = chance.random()
    if way < 0.35:
        return faker.company()
    trade = chance.choice(TRADES.get(language, TRADES['en']).split('|'))
    form = chance.choice(FORMS.get(language, FORMS['en']))
    who = chance.choice([faker.last_name, faker.last_name, faker.first_name, faker.city])()
    words = [who, trade] if way < 0.8 else [trade, who]
    return ' '.join([*words, form]).strip()


def lines(faker):
    """The first and the last line of an address, without the country's name."""
    found = [line.strip(' ,') for line in faker.address().split('\n') if line.strip(' ,')]
    if len(found) == 1 and ', ' in found[0]:
        found = found[0].split(', ', 1)
    return found if len(found) > 1 else None


def draw(language, countries, chance):
    fakers = [Faker(country) for country in countries]
    for number, faker in enumerate(fakers):
        faker.seed_instance(number + 1)
    drawn = dict(name=[], company=[], street=[], place=[])
    for _ in range(EACH):
        faker = chance.choice(fakers)
        drawn['name'].append(f'{faker.first_name()} {faker.last_name()}')
        drawn['company'].append(company(faker, language, chance))
        address = lines(faker)
        if address:
            drawn['street'].append(address[0])
            drawn['place'].append(' '.join(address[1:]))
    return drawn


def main(folder):
    chance = random.Random(1)
    drawn = {language: draw(language, countries, chance) for language, countries in COUNTRIES.items()}
    with open(os.path.join(folder, 'names.json'), 'w') as out:
        json.dump(drawn, out, ensure_ascii=False)


if __name__ == '__main__':
    main(sys.argv[1])
