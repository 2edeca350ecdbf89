-- Pages of cruise lines (BV-02): five to begin with, under sample names. Whoever runs the platform changes rows, not routes.

create table cruise_landings (
  -- Its word in /cruise-line/{slug}.
  slug         text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position     integer not null,
  ship_line_id text not null,
  title        text not null,
  -- art:{kind}/{seed}, or an address.
  image        text not null,
  -- HTML by language; English is needed.
  content      jsonb not null check (content ? 'en')
);
grant select on cruise_landings to travel_app;

insert into cruise_landings (slug, position, ship_line_id, title, image, content) values
('azure-crown-line', 1, 'sl_azure_crown', 'Azure Crown Line', 'art:cruise/azure-crown', '{
"en": "<p>Large, bright ships on the warm routes: the Mediterranean from spring to autumn, the Caribbean in winter.</p><p>Seven nights, a port almost every morning, and quiet decks aft for those who want to see land go by. Families share cabins that open into one another.</p>",
"pt": "<p>Navios grandes e luminosos nas rotas quentes: o Mediterrâneo da primavera ao outono, as Caraíbas no inverno.</p><p>Sete noites, um porto quase todas as manhãs e conveses tranquilos à popa para quem quer ver a terra passar. As famílias ficam em camarotes que comunicam entre si.</p>",
"es": "<p>Barcos grandes y luminosos en las rutas cálidas: el Mediterráneo de primavera a otoño, el Caribe en invierno.</p><p>Siete noches, un puerto casi cada mañana y cubiertas tranquilas a popa para ver pasar la costa. Las familias comparten camarotes que se comunican.</p>",
"da": "<p>Store, lyse skibe på de varme ruter: Middelhavet fra forår til efterår, Caribien om vinteren.</p><p>Syv nætter, en havn næsten hver morgen og stille dæk agter, hvor man kan se land glide forbi. Familier bor i kahytter med dør imellem.</p>",
"no": "<p>Store, lyse skip på de varme rutene: Middelhavet fra vår til høst, Karibia om vinteren.</p><p>Sju netter, en havn nesten hver morgen og stille dekk akter, der man kan se land gli forbi. Familier bor i lugarer med dør mellom.</p>",
"sv": "<p>Stora, ljusa fartyg på de varma lederna: Medelhavet från vår till höst, Karibien på vintern.</p><p>Sju nätter, en hamn nästan varje morgon och lugna däck akterut för den som vill se land glida förbi. Familjer bor i hytter med dörr emellan.</p>",
"de": "<p>Große, helle Schiffe auf den warmen Routen: das Mittelmeer vom Frühling bis zum Herbst, die Karibik im Winter.</p><p>Sieben Nächte, fast jeden Morgen ein Hafen und ruhige Decks am Heck, von denen man das Land vorbeiziehen sieht. Familien wohnen in Kabinen mit Verbindungstür.</p>",
"fr": "<p>De grands navires lumineux sur les routes chaudes : la Méditerranée du printemps à l’automne, les Caraïbes en hiver.</p><p>Sept nuits, un port presque chaque matin et des ponts calmes à l’arrière pour voir défiler la côte. Les familles occupent des cabines communicantes.</p>",
"ar": "<p>سفن كبيرة ومضيئة على الطرق الدافئة: البحر المتوسط من الربيع إلى الخريف، والكاريبي في الشتاء.</p><p>سبع ليالٍ، وميناء في كل صباح تقريبًا، وأسطح هادئة في المؤخرة لمن يريد أن يرى اليابسة تمرّ. وللعائلات مقصورات متصلة.</p>"
}'),
('northlight-voyages', 2, 'sl_northlight', 'Northlight Voyages', 'art:cruise/northlight', '{
"en": "<p>Small ships for cold water: the Norwegian coast, Iceland and Svalbard, with guides who know the birds by name.</p><p>No casino, no queue for the gangway. Coats and boots wait in the mudroom, and the course may change when there are whales.</p>",
"pt": "<p>Navios pequenos para águas frias: a costa da Noruega, a Islândia e Svalbard, com guias que conhecem as aves pelo nome.</p><p>Sem casino e sem fila na prancha. Casacos e botas esperam à entrada, e o rumo pode mudar quando há baleias.</p>",
"es": "<p>Barcos pequeños para aguas frías: la costa noruega, Islandia y Svalbard, con guías que conocen las aves por su nombre.</p><p>Sin casino y sin cola en la pasarela. Abrigos y botas esperan a la entrada, y el rumbo puede cambiar si hay ballenas.</p>",
"da": "<p>Små skibe til koldt vand: den norske kyst, Island og Svalbard med guider, der kender fuglene ved navn.</p><p>Intet kasino, ingen kø ved landgangen. Jakker og støvler venter ved døren, og kursen kan ændres, når der er hvaler.</p>",
"no": "<p>Små skip for kaldt vann: norskekysten, Island og Svalbard med guider som kjenner fuglene ved navn.</p><p>Ikke kasino, ikke kø ved landgangen. Jakker og støvler venter ved døren, og kursen kan endres når det er hval.</p>",
"sv": "<p>Små fartyg för kallt vatten: den norska kusten, Island och Svalbard med guider som kan fåglarnas namn.</p><p>Inget kasino, ingen kö till landgången. Jackor och stövlar väntar vid dörren, och kursen kan ändras när det finns valar.</p>",
"de": "<p>Kleine Schiffe für kaltes Wasser: die norwegische Küste, Island und Spitzbergen, mit Guides, die jeden Vogel beim Namen kennen.</p><p>Kein Kasino, keine Schlange an der Gangway. Jacken und Stiefel stehen bereit, und für Wale wird auch einmal der Kurs geändert.</p>",
"fr": "<p>De petits navires pour les eaux froides : la côte norvégienne, l’Islande et le Svalbard, avec des guides qui connaissent les oiseaux par leur nom.</p><p>Pas de casino, pas de file à la passerelle. Manteaux et bottes attendent à l’entrée, et le cap peut changer quand il y a des baleines.</p>",
"ar": "<p>سفن صغيرة للمياه الباردة: ساحل النرويج وآيسلندا وسفالبارد، مع مرشدين يعرفون الطيور بأسمائها.</p><p>لا كازينو ولا طابور عند السلّم. المعاطف والأحذية جاهزة عند الباب، وقد يتغير المسار إذا ظهرت الحيتان.</p>"
}'),
('lantern-bay-cruises', 3, 'sl_lantern_bay', 'Lantern Bay Cruises', 'art:cruise/lantern-bay', '{
"en": "<p>Evenings in port are the point: Lantern Bay sails late, so that dinner can be ashore.</p><p>Islands of South-East Asia in cabins that all look outward, with a cook aboard who shops where you walk.</p>",
"pt": "<p>As noites em porto são o essencial: a Lantern Bay parte tarde, para que se possa jantar em terra.</p><p>Ilhas do Sudeste Asiático, camarotes todos com vista para fora e um cozinheiro que faz compras onde passeia.</p>",
"es": "<p>Lo importante son las noches en puerto: Lantern Bay zarpa tarde para que se pueda cenar en tierra.</p><p>Islas del Sudeste Asiático, camarotes siempre exteriores y un cocinero que compra donde usted pasea.</p>",
"da": "<p>Aftenerne i havn er pointen: Lantern Bay sejler sent, så man kan spise middag i land.</p><p>Sydøstasiens øer, kahytter der alle vender udad, og en kok om bord, der handler, hvor I går tur.</p>",
"no": "<p>Kveldene i havn er poenget: Lantern Bay seiler sent, så middagen kan spises i land.</p><p>Øyene i Sørøst-Asia, lugarer som alle vender ut, og en kokk om bord som handler der dere går tur.</p>",
"sv": "<p>Kvällarna i hamn är poängen: Lantern Bay seglar sent, så att middagen kan ätas i land.</p><p>Sydostasiens öar, hytter som alla vetter utåt och en kock ombord som handlar där ni promenerar.</p>",
"de": "<p>Auf die Abende im Hafen kommt es an: Lantern Bay legt spät ab, damit das Abendessen an Land sein kann.</p><p>Die Inseln Südostasiens, nur Außenkabinen und ein Koch an Bord, der dort einkauft, wo Sie spazieren gehen.</p>",
"fr": "<p>L’essentiel, ce sont les soirées au port : Lantern Bay appareille tard, pour que l’on puisse dîner à terre.</p><p>Les îles d’Asie du Sud-Est, des cabines toutes extérieures et un cuisinier qui fait son marché là où vous flânez.</p>",
"ar": "<p>الأمسيات في الميناء هي الغاية: تُبحر لانترن باي متأخرة ليكون العشاء على البر.</p><p>جزر جنوب شرق آسيا، ومقصورات كلها تطل على الخارج، وطاهٍ يتسوق حيث تتنزهون.</p>"
}'),
('quiet-water-river-line', 4, 'sl_quiet_water', 'Quiet Water River Line', 'art:cruise/quiet-water', '{
"en": "<p>Rivers at walking pace: the Douro, the Danube and the Rhine, moored in the middle of town.</p><p>Bicycles are aboard and the locks are part of the show. Most guests are home by train.</p>",
"pt": "<p>Rios ao ritmo de um passeio: o Douro, o Danúbio e o Reno, com o barco atracado no centro da cidade.</p><p>Há bicicletas a bordo e as eclusas fazem parte do espetáculo. A maioria dos hóspedes volta a casa de comboio.</p>",
"es": "<p>Ríos a paso de paseo: el Duero, el Danubio y el Rin, con el barco amarrado en pleno centro.</p><p>Hay bicicletas a bordo y las esclusas son parte del espectáculo. La mayoría vuelve a casa en tren.</p>",
"da": "<p>Floder i gåtempo: Douro, Donau og Rhinen, med fortøjning midt i byen.</p><p>Der er cykler om bord, og sluserne er en del af oplevelsen. De fleste gæster tager toget hjem.</p>",
"no": "<p>Elver i gangfart: Douro, Donau og Rhinen, fortøyd midt i byen.</p><p>Det er sykler om bord, og slusene er en del av opplevelsen. De fleste gjestene tar toget hjem.</p>",
"sv": "<p>Floder i gångtakt: Douro, Donau och Rhen, förtöjda mitt i stan.</p><p>Cyklar finns ombord och slussarna är en del av upplevelsen. De flesta gäster tar tåget hem.</p>",
"de": "<p>Flüsse im Schritttempo: Douro, Donau und Rhein, festgemacht mitten in der Stadt.</p><p>Fahrräder sind an Bord, und die Schleusen gehören zum Programm. Die meisten Gäste fahren mit dem Zug nach Hause.</p>",
"fr": "<p>Des fleuves au rythme du pas : le Douro, le Danube et le Rhin, amarré en pleine ville.</p><p>Des vélos sont à bord et les écluses font partie du spectacle. La plupart des passagers rentrent en train.</p>",
"ar": "<p>أنهار بإيقاع المشي: دورو والدانوب والراين، مع الرسوّ في وسط المدينة.</p><p>الدراجات على متن السفينة، والأهوسة جزء من العرض. ومعظم الضيوف يعودون بالقطار.</p>"
}'),
('compass-rose-sailings', 5, 'sl_compass_rose', 'Compass Rose Sailings', 'art:cruise/compass-rose', '{
"en": "<p>Long passages for people with time: across the Atlantic, around South America, through the Pacific.</p><p>Weeks rather than days, lectures in the mornings, and a library that is really used.</p>",
"pt": "<p>Travessias longas para quem tem tempo: o Atlântico, a volta à América do Sul, o Pacífico.</p><p>Semanas em vez de dias, palestras de manhã e uma biblioteca que é mesmo usada.</p>",
"es": "<p>Travesías largas para quien tiene tiempo: el Atlántico, la vuelta a Sudamérica, el Pacífico.</p><p>Semanas en lugar de días, charlas por la mañana y una biblioteca que de verdad se usa.</p>",
"da": "<p>Lange rejser for folk med tid: over Atlanten, rundt om Sydamerika, gennem Stillehavet.</p><p>Uger i stedet for dage, foredrag om formiddagen og et bibliotek, der faktisk bliver brugt.</p>",
"no": "<p>Lange reiser for folk med tid: over Atlanteren, rundt Sør-Amerika, gjennom Stillehavet.</p><p>Uker i stedet for dager, foredrag om formiddagen og et bibliotek som faktisk blir brukt.</p>",
"sv": "<p>Långa resor för den som har tid: över Atlanten, runt Sydamerika, genom Stilla havet.</p><p>Veckor i stället för dagar, föredrag på förmiddagen och ett bibliotek som verkligen används.</p>",
"de": "<p>Lange Reisen für Menschen mit Zeit: über den Atlantik, um Südamerika herum, durch den Pazifik.</p><p>Wochen statt Tage, Vorträge am Vormittag und eine Bibliothek, die wirklich benutzt wird.</p>",
"fr": "<p>De longues traversées pour ceux qui ont le temps : l’Atlantique, le tour de l’Amérique du Sud, le Pacifique.</p><p>Des semaines plutôt que des jours, des conférences le matin et une bibliothèque qui sert vraiment.</p>",
"ar": "<p>رحلات طويلة لمن لديهم الوقت: عبر الأطلسي، وحول أمريكا الجنوبية، وعبر المحيط الهادئ.</p><p>أسابيع لا أيام، ومحاضرات في الصباح، ومكتبة تُستعمل حقًا.</p>"
}');
