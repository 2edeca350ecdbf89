/** Texts of the product that demo agencies say in their own words: subdomain, then language, then key. */
export const demoTexts: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>> =
  {
    atelier: {
      fr: {
        'deals.heading': 'Nos coups de cœur',
        'site.home.title': 'Le voyage, cousu main.',
        'hotels.form.destination-hint': 'Ville, région ou maison rêvée',
      },
      en: {
        'deals.heading': 'Hand-picked this week',
        'site.home.title': 'Travel, tailored by hand.',
        'hotels.form.destination-hint': 'City, region or dream house',
      },
    },
  };
