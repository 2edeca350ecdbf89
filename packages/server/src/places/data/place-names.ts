/**
 * Made by packages/suppliers/scripts/build-place-names.mjs from GeoNames (CC BY 4.0) and from names by hand. Columns are parted by tabs;
 * what is empty is called by the name itself. Cities: country, name, region, latitude, longitude, the name in da, no, sv, de, fr, es, pt, en, ar, and
 * other spellings, parted by |.
 */
export const cityNamesTsv = `IR	Āzādshahr		34.791	48.570				Azad Shahr					آزادشهر
IR	Kahrīz		34.384	47.055									كهريز
IR	Qarchak		35.429	51.575									قرچك
SO	Mogadishu		2.037	45.344				Mogadischu	Mogadiscio	Mogadiscio	Mogadíscio		مقديشو
SO	Marka		1.716	44.772									مركة	Merca
SO	Kismayo		-0.358	42.545				Kismaayo	Kismaayo	Kismaayo			كيسمايو
SO	Hargeysa		9.560	44.065									هرجيسا	Hargeisa
SO	Berbera		10.440	45.014									بربرة
YE	Ta‘izz		13.579	44.021									تعز	Taiz
YE	Sanaa		15.355	44.207	Sanaá					Sanaá			صنعاء
YE	Ibb		13.967	44.183									إب
YE	Mukalla		14.543	49.124				Al-Mukalla	Al Mukalla				المكلا
YE	Al Ḩudaydah		14.798	42.955									الحديدة	Al Hudaydah
LY	Benghazi		32.115	20.069				Banghazi		Bengasi	Bengasi		بنغازي
IQ	Kirkuk		35.468	44.392					Kirkouk				كركوك
IQ	Karbala		32.616	44.025									كربلاء
IQ	Erbil		36.183	44.012				Arbil					أربيل
IQ	Dihok		36.867	42.989			Duhok	Dohuk	Duhok				دهوك
IQ	Baghdad		33.341	44.401	Bagdad	Bagdad	Bagdad	Bagdad	Bagdad	Bagdad	Bagdá		بغداد
IQ	As Sulaymānīyah		35.565	45.433	Sulaymaniyah		Sulaymaniyya	Sulaimaniyya	Souleimaniye	Solimania			السليمانية
IQ	Ramadi		33.421	43.308	Al-Rumadi		Al-Ramadi						الرمادي
IQ	Nasiriyah		31.058	46.257			An-Nasiriya	Nasiriyya		Nasiriya			الناصرية
IQ	Najaf		32.026	44.346				Nadschaf	Nadjaf	Nayaf	An-Najaf		النجف
IQ	Mosul		36.335	43.119				Mossul	Mossoul		Mossul		الموصل
IQ	Al Kūt		32.513	45.818				Kut	Kut	Kut			الكوت
IQ	Al Ḩillah		32.464	44.420	Hilla			Hilla	Hilla				الحلة	Al Hillah
IQ	Basrah		30.509	47.780	Basra		Basra	Basra	Bassorah	Basora	Baçorá		البصرة
IQ	Al ‘Amārah		31.836	47.145									العمارة	Amara
IQ	Ad Dīwānīyah		31.993	44.925									الديوانية
IQ	Abū Ghurayb		33.306	44.185	Abu Ghraib			Abu Ghuraib	Abou Ghraib	Abu Ghraib			أبو غريب
SA	Yanbu		24.090	38.062									ينبع
SA	Tabuk		28.400	36.572									تبوك
SA	Sulţānah		24.493	39.586									سلطانة
SA	Najrān		17.493	44.128									نجران
SA	Mecca		21.427	39.826	Mekka	Mekka	Mecka	Mekka	La Mecque	La Meca	Meca		مكة المكرمة	Makkah al Mukarramah|Makkah
SA	Khamis Mushait		18.300	42.733				Chamis Muschait					خميس مشيط
SA	Jeddah		21.490	39.186				Dschidda	Djeddah		Jidá		جدة	Jiddah
SA	Ha'il		27.522	41.691									حائل
SA	Hafar Al-Batin		28.433	45.971									حفر الباطن
SA	Buraydah		26.326	43.975									بريدة	Buraidah
SA	Ta’if		21.270	40.416				Taif	Taëf		Taif		الطائف	Ta'if
SA	Riyadh		24.688	46.722				Riad	Riyad	Riad	Riade		الرياض	Ar Riyad
SA	AlUla		26.608	37.923									العلا	Al-'Ula
SA	Al Mubarraz		25.408	49.590									المبرز
SA	Medina		24.469	39.614					Médine				المدينة المنورة	Madinah
SA	Al Kharj		24.155	47.335					Al Khardj				الخرج
SA	Al Jubayl		27.017	49.623									الجبيل	Jubail
SA	Al Hufūf		25.365	49.588									الهفوف
SA	Dammam		26.434	50.103									الدمام
SA	Abha		18.216	42.505									أبها	Abhā
IR	Zanjān		36.676	48.496									زنجان
IR	Yazd		31.897	54.367									يزد
IR	Tehran		35.694	51.422	Teheran	Teheran	Teheran	Teheran	Téhéran	Teherán	Teerão		طهران
IR	Tabriz		38.080	46.292				Täbris					تبريز
IR	Sirjan		29.451	55.681				Sirdschan					سيرجان	Sīrjān
IR	Shiraz		29.610	52.531				Schiras	Chiraz		Xiraz		شيراز
IR	Sari		36.563	53.060						Sarí			ساري
IR	Sanandaj		35.315	46.999				Sanandadsch					سنندج	Sanandij
IR	Sabzevar		36.213	57.682									سبزوار	Sabzawār
IR	Rasht		37.276	49.589				Rascht					رشت
IR	Qom		34.640	50.876									قم
IR	Qazvin		36.269	50.004						Qazvín			قزوين
IR	Orūmīyeh		37.553	45.076			Urmia	Urmia	Ourmia	Urmía	Úrmia		أرومية
IR	Neyshābūr		36.213	58.796				Nischapur	Nichapur	Nishapur			نيسابور	Neyshabur
IR	Naz̧arābād		35.954	50.606									نظر آباد
IR	Mashhad		36.316	59.568							Mexed		مشهد
IR	Khorramshahr		30.441	48.184				Chorramschahr		Jorramchar			خرمشهر
IR	Khorramabad		33.488	48.356									خرم آباد
IR	Kermanshah		34.314	47.065				Kermānschāh					كرمانشاه
IR	Kerman		30.283	57.079						Kermán			كرمان
IR	Karaj		35.833	50.992				Karadsch					كرج
IR	Hamadān		34.799	48.515									همدان	Hamadan
IR	Gorgān		36.843	54.444			Gorgan	Gorgan	Gorgan				جرجان
IR	Būkān		36.521	46.209									بوكان
IR	Borūjerd		33.897	48.752									بروجرد
IR	Bandar Abbas		27.186	56.281						Bandar Abbás			بندر عباس
IR	Bābol		36.551	52.679				Babol	Babol				بابل
IR	Ardabīl		38.250	48.293			Ardabil	Ardabil	Ardabil				أردبيل
IR	Arāk		34.095	49.698			Arak	Arak	Arak	Arak			أراك
IR	Ahvaz		31.319	48.684									الأهواز	Ahvāz
IR	Abadan		30.339	48.304						Abadán			عبادان	Ābādān
CY	Protaras		35.039	33.982									بروتاراس
CY	Paphos		34.777	32.425			Pafos			Pafos			بافوس
CY	Nicosia		35.175	33.364		Nikosia		Nikosia	Nicosie		Nicósia		نيقوسيا
CY	Limassol		34.684	33.038									ليماسول
CY	Ayia Napa		34.982	34.002									أيا نابا
AZ	Lankaran		38.754	48.851				Lənkəran					لنكران
TZ	Zanzibar		-6.164	39.198	Zanzibar by			Sansibar-Stadt		Zanzíbar			زنجبار
TZ	Tanga		-5.069	39.099									تنجا
TZ	Mwanza		-2.517	32.900									موانزا
TZ	Moshi		-3.350	37.333									موشي
TZ	Morogoro		-6.821	37.661									موروغورو
TZ	Mbeya		-8.900	33.450									مبيا
TZ	Dodoma		-6.172	35.739									دودوما
TZ	Dar es Salaam		-6.824	39.270	Dar es-Salaam	Dar-es-Salaam	Dar es-Salaam	Daressalam	Dar es Salam	Dar es-Salam			دار السلام
TZ	Arusha		-3.367	36.683									أروشا
TM	Ashgabat		37.950	58.383	Asjkhabad	Asjkhabad	Asjchabad	Aschgabat	Achgabat	Asjabad	Aşgabat		عشق آباد
SY	Homs		34.727	36.723									حمص
SY	Ḩamāh		35.132	36.758				Hama	Hama				حماة
SY	Aleppo		36.201	37.161					Alep	Alepo	Alepo		حلب
SY	Damascus		33.510	36.291	Damaskus		Damaskus	Damaskus	Damas	Damasco	Damasco		دمشق	Dimashq
SY	Deir ez-Zor		35.336	40.141			Dayr az-Zawr						دير الزور	Dayr az Zawr
SY	Latakia		35.532	35.790					Lattaquié		Lataquia		اللاذقية
KE	Thika		-1.033	37.069									ثيكا
KE	Narok		-1.081	35.871									ناروك
KE	Nanyuki		0.006	37.074									نانيوكي
KE	Nakuru		-0.307	36.072									ناكورو
KE	Nairobi		-1.283	36.817							Nairóbi		نيروبي
KE	Mombasa		-4.055	39.664							Mombaça		مومباسا
KE	Malindi		-3.218	40.117							Melinde		ماليندي
KE	Kisumu		-0.102	34.762									كيزيمو
KE	Eldoret		0.520	35.270									إلدوريت
RW	Musanze		-1.500	29.635					Ruhengeri	Ruhengeri	Ruhengeri		موسانزي
RW	Kigali		-1.950	30.059									كيغالي
CD	Tshikapa		-6.416	20.800									تشيكابا
CD	Mbuji-Mayi		-6.136	23.590									مبوجي ماي
CD	Kisangani		0.515	25.191									كيسانغاني
CD	Kananga		-5.896	22.417									كانانغا
CD	Bukavu		-2.491	28.843									بوكافو
CD	Beni		0.491	29.473									بيني
DJ	Djibouti		11.589	43.145		Byen Djibouti		Dschibuti		Yibuti			جيبوتي
UG	Kampala		0.316	32.582							Campala		كمبالا
SC	Victoria		-4.620	55.455									فيكتوريا
SC	Beau Vallon		-4.621	55.430									بو فالون
JO	Petra		30.321	35.479									البتراء
JO	Irbid		32.556	35.850									إربد
JO	Zarqa		32.073	36.088					Zarka				الزرقاء
JO	Amman		31.955	35.945						Ammán	Amã		عمان
JO	Aqaba		29.527	35.008	Akaba		Akaba						العقبة
GR	Zakynthos		37.780	20.896									زاكينثوس	Zante
GR	Santorini	South Aegean	36.421	25.431									سانتوريني	Thira|Thera
GR	Skiathos		39.162	23.491									سكياثوس
GR	Parga		39.286	20.400									بارغا
GR	Naxos	South Aegean	37.106	25.376									ناكسوس
GR	Nafplio		37.569	22.807									نافبليو
GR	Mykonos	South Aegean	37.445	25.329									ميكونوس
GR	Kos	South Aegean	36.893	27.288									كوس
GR	Chania	Crete	35.511	24.029					La Canée	La Canea			خانيا	Hania
GR	Heraklion	Crete	35.328	25.143	Iraklio	Iráklio		Iraklio	Héraklion		Iráclio		هيراكليون	Iraklion
GR	Delphi		38.479	22.494									دلفي
GR	Athens	Attica	37.984	23.728	Athen	Aten	Aten	Athen	Athènes	Atenas	Atenas		أثينا	Athina
LB	Tripoli		34.434	35.844						Trípoli	Trípoli		طرابلس
LB	Beirut		33.893	35.502					Beyrouth		Beirute		بيروت
PS	Gaza		31.502	34.467		Gaza by							غزة
IL	Jerusalem		31.769	35.216					Jérusalem	Jerusalén	Jerusalém		القدس	Yerushalayim|Al Quds
KW	Kuwait City		29.370	47.978	Kuwait	Kuwait by		Kuwait-Stadt	Koweït	Ciudad de Kuwait	Kuwait		مدينة الكويت
KW	Al Aḩmadī		29.077	48.084									الأحمدي	Al Ahmadi
OM	Salalah		17.015	54.092				Salala					صلالة
OM	Nizwa		22.933	57.533									نزوى	Nizwá
OM	Muscat		23.584	58.408			Muskat	Maskat	Mascate	Mascate	Mascate		مسقط
OM	Seeb		23.670	58.189			As-Sib						السيب
QA	Ar Rayyān		25.292	51.424				ar-Rayyan	Al Rayyan				الريان	Ar Rayyan
QA	Doha		25.285	51.531									الدوحة
BH	Manama		26.228	50.586									المنامة
AE	Ras Al Khaimah City		25.790	55.943			Ras al Khaimah	Ra’s al-Chaima	Ras el Khaïmah				رأس الخيمة	Ras al-Khaimah
AE	Dubai		25.077	55.309					Dubaï	Dubái			دبي
AE	Sharjah		25.337	55.412				Schardscha	Charjah	Sarja			الشارقة	Sharjah city
AE	Al Ain		24.192	55.761	Al-Ain			Al-Ain	Al-Aïn				العين
AE	Ajman City		25.402	55.479									عجمان	Ajman
AE	Abu Dhabi		24.451	54.397					Abou Dabi	Abu Dabi	Abu Dabi		أبوظبي	Abu Dhabi Island and Internal Islands City
IL	Tel Aviv		32.081	34.781					Tel-Aviv				تل أبيب
IL	Rishon LeẔiyyon		31.971	34.789	Rishon LeZion			Rischon LeZion	Rishon LeZion	Rishon LeZion			ريشون لتسيون	Rishon LeZiyyon
IL	Petaẖ Tiqwa		32.087	34.888									بتاح تكفا	Petah Tikva
IL	Netanya		32.333	34.860				Netanja					نتانيا
IL	Mitzpe Ramon		30.609	34.801									متسبيه رامون
IL	Haifa		32.818	34.989					Haïfa				حيفا
IL	Eilat		29.558	34.948				Elat			Éilat		إيلات
IL	Ashdod		31.792	34.650				Aschdod		Asdod	Asdode		أشدود
TR	Van		38.495	43.383									وان
TR	Şanlıurfa		37.167	38.794					Édesse				شانلي أورفا	Sanliurfa
TR	Tarsus		36.918	34.893					Tarse	Tarso			طرسوس
TR	Sivas		39.748	37.016									سيواس
TR	Side	Antalya	36.767	31.389									سيدا
TR	Osmaniye		37.074	36.248									عثمانية
TR	Mersin		36.812	34.639					Myrte				مرسين
TR	Marmaris	Muğla	36.855	28.274									مرماريس
TR	Mardin		37.313	40.744									ماردين
TR	Manisa		38.612	27.427									مانيسا
TR	Malatya		38.350	38.317									ملطية
TR	Kuşadası		37.860	27.257						Kusadasi			كوشاداسي
TR	Konya		37.871	32.485									قونية
TR	Kırıkkale		39.845	33.506									كيركالي
TR	Kayseri		38.732	35.485									قيصرية
TR	Kaş	Antalya	36.202	29.638									كاش
TR	Kahramanmaraş		37.585	36.926									مرعش
TR	İzmir		38.413	27.138			Izmir	Izmir	Izmir	Esmirna	Esmirna		إزمير	Smyrna
TR	Göreme	Nevşehir	38.644	34.835									غوريمه	Cappadocia
TR	Gaziantep		37.059	37.383									غازي عنتاب
TR	Fethiye	Muğla	36.640	29.128									فتحية
TR	Eskişehir		39.777	30.521									أسكي شهر
TR	Erzurum		39.909	41.277									أرضروم
TR	Elazığ		38.674	39.223		Elâzığ	Elâzığ						إلازيغ
TR	Diyarbakır		37.914	40.217							Diyarbakir		ديار بكر
TR	Denizli		37.774	29.087									دنيزلي
TR	Çeşme		38.326	26.306									تششمه
TR	Bodrum	Muğla	37.038	27.429									بودروم
TR	Batman		37.887	41.132									بطمان
TR	Balıkesir		39.649	27.886						Balikesir			باليكسير
TR	Antalya	Antalya	36.908	30.696									أنطاليا
TR	Antakya		36.207	36.157	Antiokia		Antiochia vid Orontes		Antioche	Antioquía	Antioquia		أنطاكية
TR	Ankara		39.920	32.854							Ancara		أنقرة
TR	Alanya	Antalya	36.544	32.000									ألانيا
TR	Adıyaman		37.764	38.276					Adiyaman	Adiyaman			أديامان
TR	Adana		36.986	35.325									أضنة
ET	Nazrēt		8.550	39.267									ناصرت
ET	Mek'ele		13.497	39.475				Mek’ele					مقلي
ET	Lalibela		12.032	39.048									لاليبيلا
ET	Gondar		12.600	37.467				Gonder					غوندار
ET	Dire Dawa		9.593	41.866									ديرة داوا
ER	Asmara		15.338	38.932									أسمرة
ET	Addis Ababa		9.025	38.747		Addis Abeba	Addis Abeba	Addis Abeba	Addis-Abeba	Addis Abeba	Adis Abeba		أديس أبابا
EG	Tanda		30.788	31.002				Tanta					طنطا
EG	Sohag		26.557	31.695									سوهاج
EG	Sharm el-Sheikh		27.916	34.330									شرم الشيخ
EG	Qinā		26.164	32.727									قنا	Qina
EG	Kafr ad Dawwār		31.134	30.130									كفر الدوار
EG	Idkū		31.307	30.298									إدكو
EG	Ḩalwān		29.841	31.301									حلوان	Helwan
EG	Dahab		28.482	34.495									دهب
EG	Damanhūr		31.034	30.468							Damanhur		دمنهور
EG	Port Said		31.265	32.302					Port-Saïd	Puerto Saíd	Porto Said		بورسعيد
EG	Zagazig		30.588	31.502									الزقازيق
EG	Asyūţ		27.181	31.184									أسيوط	Assiut
EG	Aswan		24.091	32.899			Assuan	Assuan	Assouan	Asuán	Assuão		أسوان	Aswān
EG	Suez		29.974	32.526				Sues					السويس
EG	Luxor		25.699	32.642					Louxor	Lúxor			الأقصر
EG	Cairo		30.063	31.250	Kairo	Kairo	Kairo	Kairo	Le Caire	El Cairo			القاهرة	Al Qahirah
EG	Al Minyā		28.092	30.758									المنيا	Minya
EG	Al Manşūrah		31.036	31.381				Al-Mansura	Mansourah	El Mansura	Al-Mansurah		المنصورة	Al Mansurah
EG	Al Maḩallah al Kubrá		30.971	31.167									المحلة الكبرى
EG	Giza		30.009	31.209				Gizeh	Gizeh	Guiza	Gizé		الجيزة
EG	Ismailia		30.604	32.272			Ismaïlia		Ismaïlia	Ismailía	Ismaília		الإسماعيلية
EG	Alexandria		31.202	29.916					Alexandrie	Alejandría			الإسكندرية	Al Iskandariyah
EG	Hurghada		27.257	33.813						Hurgada			الغردقة
EG	Al Fayyūm		29.310	30.842			Faijum	Al-Fayyum	Fayoum	El-Fayum			الفيوم	Al Fayyum
AL	Sarandë		39.875	20.005			Saranda	Saranda					ساراندا
SS	Winejok		9.012	27.571									وينجوك
SD	Wad Medani		14.401	33.520				Wad Madani	Wad Madani				ود مدني
SD	Omdurman		15.645	32.478					Omdourman	Omdurmán			أم درمان
SD	Singa		13.148	33.931									سنجة
SD	Nyala		12.049	24.881							Niala		نيالا
SD	Kosti		13.163	32.663				Kusti					كوستي	Kūstī
SD	Kassala		15.451	36.400									كسلا
SS	Juba		4.852	31.582					Djouba				جوبا
SD	Port Sudan		19.617	37.216				Bur Sudan	Port-Soudan	Puerto Sudán	Porto Sudão		بورتسودان
SD	El Obeid		13.184	30.217				Al-Ubayyid					الأبيض
SD	Al Qadarif		14.035	35.383			Al-Qadarif	Al-Qadarif	Al-Qadarif	Gadarif			القضارف	Gedaref
SD	Khartoum		15.552	32.532				Khartum		Jartum	Cartum		الخرطوم
SD	El Fasher		13.628	25.349				Al-Faschir					الفاشر	Al-Fashir
SD	El Daein		11.462	26.126									الضعين
GR	Rhodes	South Aegean	36.436	28.222			Rhodos	Rhodos		Rodas	Rodes		رودس	Rodos
YE	Aden		12.779	45.037						Adén	Adem		عدن
IR	Najafābād		32.635	51.365									نجف آباد
IR	Khomeynī Shahr		32.686	51.536									خميني شهر
IR	Isfahan		32.653	51.675			Esfahan		Ispahan	Isfahán			أصفهان
BI	Bujumbura		-3.382	29.361						Buyumbura			بوجومبورا
BI	Gitega		-3.427	29.925									غيتيغا
LV	Riga		56.946	24.106									ريغا
LV	Jūrmala		56.968	23.770	Jurmala			Riga-Strand	Jurmala				يورمالا
RU	Zelenograd		55.983	37.181									زيلينوغراد
RU	Yoshkar-Ola		56.639	47.891		Josjkar-Ola	Josjkar-Ola	Joschkar-Ola	Iochkar-Ola				يوشكار أولا
RU	Yaroslavl		57.630	39.874			Jaroslavl	Jaroslawl	Iaroslavl		Iaroslavl		ياروسلافل
RU	Voronezh		51.672	39.184				Woronesch	Voronej				فورونيج
RU	Volzhskiy		48.786	44.780									فولجسكي
RU	Vologda		59.224	39.884				Wologda		Vólogda			فولوغدا
RU	Volgograd		48.719	44.502				Wolgograd		Volgogrado	Volgogrado		فولغوغراد
RU	Vladimir		56.136	40.397				Wladimir		Vladímir			فلاديمير
RU	Vladikavkaz		43.037	44.668				Wladikawkas		Vladicáucaso			فلاديقوقاز
RU	Ulyanovsk		54.328	48.387	Uljanovsk	Uljanovsk	Uljanovsk	Uljanowsk	Oulianovsk	Uliánovsk	Ulianovsk		أوليانوفسك
RU	Ufa		54.743	55.968					Oufa	Ufá			أوفا
RU	Tver		56.858	35.901				Twer					تفير	Tver'
RU	Tula		54.196	37.618					Toula				تولا
RU	Tol’yatti		53.530	49.346	Toljatti		Toljatti	Toljatti	Togliatti	Toliatti	Togliatti		تولياتي	Tolyatti
RU	Tambov		52.732	41.443				Tambow					تامبوف
RU	Taganrog		47.236	38.897									تاغانروغ
RU	Syktyvkar		61.664	50.815				Syktywkar					سيكتيفكار
RU	Sterlitamak		53.625	55.950									سترليتاماك
RU	Stavropol’		45.043	41.973				Stawropol					ستافروبول	Stavropol
RU	Staryy Oskol		51.297	37.842				Stary Oskol					ستاري أوسكول
RU	Sochi		43.599	39.726	Sotji		Sotji	Sotschi	Sotchi				سوتشي
RU	Smolensk		54.782	32.040									سمولينسك
RU	Shakhty		47.709	40.214	Sjakhty	Sjakhty	Sjachty	Schachty	Chakhty	Shajty			شاختاي
RU	Saratov		51.541	46.009				Saratow		Sarátov			ساراتوف
RU	Saransk		54.184	45.175									سارانسك
RU	Saint Petersburg		59.939	30.314	Sankt Petersborg	St. Petersburg	Sankt Petersburg	Sankt Petersburg	Saint-Pétersbourg	San Petersburgo	São Petersburgo		سانت بطرسبرغ	St Petersburg
RU	Samara		53.200	50.150									سامارا
RU	Rybinsk		58.045	38.843						Rýbinsk			رايبانسك
RU	Ryazan’		54.627	39.692				Rjasan					ريازان	Ryazan
RU	Rostov-na-Donu		47.231	39.723	Rostov ved Don			Rostow am Don	Rostov-sur-le-Don	Rostov del Don	Rostov do Don	Rostov-on-Don	روستوف نا دونو
RU	Pskov		57.814	28.350				Pleskau					بسكوف
RU	Petrozavodsk		61.785	34.347	Petrosavodsk		Petroskoj	Petrosawodsk					بيتروزوفودسك
RU	Perm		58.011	56.250									بيرم
RU	Penza		53.201	45.005				Pensa					بينزا
RU	Orsk		51.205	58.567									أورسك
RU	Orenburg		51.773	55.099					Orenbourg	Oremburgo	Oremburgo		أورنبرغ
RU	Orël		52.965	36.078			Orjol	Orjol	Orel				أوريول	Oryol
RU	Novorossiysk		44.724	37.767				Noworossijsk					نوفوروسيسك
RU	Velikiy Novgorod		58.521	31.271		Novgorod	Novgorod	Weliki Nowgorod	Novgorod	Veliki Nóvgorod			فيليكي نوفغورود	Veliky Novgorod
RU	Nizhny Tagil		57.919	59.965									نيجني تاغيل
RU	Nizhniy Novgorod		56.329	44.002			Nizjnij Novgorod	Nischni Nowgorod	Nijni Novgorod				نيجني نوفغورود	Nizhny Novgorod
RU	Nizhnekamsk		55.637	51.825		Nizjnekamsk	Nizjnekamsk	Nischnekamsk	Nijnekamsk				نيجنكامسك
RU	Nal’chik		43.498	43.619									نالتشيك	Nal'chik
RU	Naberezhnyye Chelny		55.725	52.411				Nabereschnyje Tschelny			Naberejnye Chelny		نابريجناي تشلني	Naberezhnye Chelny
RU	Murmansk		68.979	33.093					Mourmansk	Múrmansk			مورمانسك
RU	Moscow		55.752	37.616	Moskva	Moskva	Moskva	Moskau	Moscou	Moscú	Moscovo		موسكو
RU	Makhachkala		42.976	47.502			Machatjkala	Machatschkala	Makhatchkala		Mahackala		محج قلعة
RU	Magnitogorsk		53.419	59.047									مغنيتاغورسك
RU	Lipetsk		52.603	39.571				Lipezk		Lípetsk			ليبيتسك
RU	Kursk		51.737	36.187					Koursk				كورسك
RU	Krasnodar		45.045	38.976									كراسنودار
RU	Kostroma		57.767	40.927						Kostromá			كوستروما
RU	Kirov		58.597	49.660				Kirow		Kírov			كيروف
RU	Khimki		55.897	37.430			Chimki	Chimki		Jimki			خيمكي
RU	Kazan		55.789	49.122				Kasan		Kazán	Cazã		قازان	Kazan’
RU	Kaluga		54.529	36.275					Kalouga				كالوغا
RU	Kaliningrad		54.706	20.511				Königsberg		Kaliningrado	Caliningrado		كالينينغراد
RU	Izhevsk		56.850	53.205	Izjevsk	Izjevsk	Izjevsk	Ischewsk	Ijevsk		Ijevsk		إيجيفسك
RU	Ivanovo		56.997	40.971				Iwanowo		Ivánovo			إيفانوفو
RU	Groznyy		43.312	45.689	Grosnij		Groznyj	Grosny	Grozny	Grozni	Grozny		غروزني
RU	Dzerzhinsk		56.241	43.455		Dzerzjinsk	Dzerzjinsk	Dserschinsk	Dzerjinsk				دزيرجينسك
RU	Cherepovets		59.133	37.900	Tjerepovets	Tsjerepovets	Tjerepovets	Tscherepowez	Tcherepovets	Cherepovéts			تشيريبوفيتس
RU	Cheboksary		56.132	47.252	Tjeboksary	Tsjeboksary	Tjeboksary	Tscheboksary	Tcheboksary				تشيبوكساري
RU	Bryansk		53.252	34.372				Brjansk	Briansk				بريانسك
RU	Belgorod		50.611	36.580						Bélgorod			بيلغورود
RU	Astrakhan		46.350	48.041			Astrachan	Astrachan		Astracán	Astracã		أستراخان
RU	Arkhangel’sk		64.540	40.543					Arkhangelsk				أرخانغلسك
AZ	Sumqayıt		40.590	49.669			Sumgjajet						سومقاييت	Sumqayit
AZ	Ganja		40.683	46.361	Gandja		Gändzjä	Gäncä	Gandja	Gandja			كنجه
AZ	Baku		40.378	49.892					Bakou	Bakú			باكو
EE	Tartu		58.381	26.725				Dorpat					تارتو
EE	Tallinn		59.437	24.753						Tallin			تالين
EE	Pärnu		58.386	24.497				Pernau					بارنو
LT	Vilnius		54.689	25.280						Vilna			فيلنيوس
LT	Trakai		54.638	24.934									تراكاي
LT	Kaunas		54.903	23.910									كاوناس
UZ	Nukus		42.453	59.610					Noukous				نكوص
SE	Kiruna		67.856	20.225									كيرونا
KZ	Oral		51.233	51.367		Uralsk			Oural				أورال
KZ	Karagandy		49.802	73.102				Karaganda	Karaganda				قراغندي
KZ	Aktobe		50.280	57.207			Aqtöbe	Aqtöbe	Aktioubé		Aqtöbe		أكتوبي
GE	Telavi		41.920	45.473				Telawi					تيلافي
GE	Tbilisi		41.694	44.834				Tiflis	Tbilissi	Tiflis	Tiblíssi		تبليسي
GE	Mestia		43.046	42.728									ميستيا
GE	Gudauri		42.478	44.476									غوداوري
GE	Batumi		41.642	41.634					Batoumi	Batum			باطومي
AM	Yerevan		40.181	44.514	Jerevan	Jerevan	Jerevan	Jerewan	Erevan	Ereván	Erevan		يريفان
AM	Dilijan		40.742	44.850									ديليجان
MD	Chisinau		47.006	28.858	Chișinău		Chișinău	Chişinău	Chişinău	Chișinău	Chişinău		كيشيناو
BY	Vitebsk		55.190	30.205			Vitsebsk	Wizebsk		Vítebsk			فيتيبسك
BY	Minsk		53.900	27.567									مينسك
BY	Mahilyow		53.917	30.345			Mahiljoŭ	Mahiljou	Moguilev	Maguilov			موغيليف	Mogilev
BY	Hrodna		53.688	23.826	Grodno					Goradnia			غرودنو
BY	Homyel'		52.434	30.975	Gomel		Homel	Homel	Homiel	Gómel			غوميل	Homyel
BY	Brest		52.097	23.688									برست
BY	Babruysk		53.138	29.221				Babruisk					بابرويسك
FI	Turku		60.452	22.269	Åbo	Åbo	Åbo						توركو
FI	Tampere		61.499	23.787		Tammerfors	Tammerfors						تامبيري
FI	Rovaniemi		66.500	25.717									روفانييمي
FI	Kuusamo		65.967	29.183									كوسامو
FI	Levi		67.665	24.894									ليفي
FI	Helsinki		60.169	24.935		Helsingfors	Helsingfors				Helsínquia		هلسنكي
FI	Espoo		60.205	24.652			Esbo						إسبو
FI	Porvoo		60.392	25.665			Borgå						بورفو
RO	Timişoara		45.754	21.226	Timisoara			Temeswar		Timisoara			تيميشوارا	Timișoara
RO	Sinaia		45.350	25.550									سينايا
RO	Sibiu		45.800	24.150				Hermannstadt					سيبيو
RO	Ploieşti		44.950	26.017									بلويشت
RO	Oradea		47.046	21.918				Großwardein					أوراديا
RO	Iaşi		47.167	27.600	Iași				Iași	Iași			ياش	Iasi
RO	Galaţi		45.437	28.050	Galați		Galați	Galatz	Galați	Galați			غالاتس	Galati
RO	Craiova		44.317	23.800									كرايوفا
RO	Constanţa		44.181	28.634	Constanța		Constanța	Konstanza	Constanța	Constanza	Constança		كونستانتسا
RO	Cluj-Napoca		46.767	23.600				Klausenburg					كلوج نابوكا
RO	Bucharest		44.432	26.106	Bukarest		Bukarest	Bukarest	Bucarest	Bucarest	Bucareste		بوخارست	București
RO	Braşov		45.649	25.606	Brasov			Kronstadt			Brasov		براشوف
RO	Brăila		45.272	27.974					Braïla				برايلا	Braila
UA	Zhytomyr		50.265	28.677	Zjytomyr	Zjytomyr	Zjytomyr	Schytomyr	Jytomyr				جيتومير
UA	Zaporizhia		47.823	35.190				Saporischschja	Zaporijjia	Zaporiyia	Zaporizhzhya		زاباروجيا
UA	Vinnytsia		49.233	28.481				Winnyzja					فينيتسا
UA	Ternopil		49.553	25.589									تيرنوبل
UA	Sumy		50.922	34.800					Soumy				سومي
UA	Simferopol		44.957	34.111						Simferópol			سيمفروبول
UA	Sevastopol		44.608	33.521				Sewastopol	Sébastopol		Sebastopol		سيفاستوبول
UA	Rivne		50.623	26.227				Riwne					روفنو
UA	Poltava		49.594	34.541				Poltawa					بولتافا
UA	Odessa		46.477	30.733						Odesa	Odesa		أوديسا
UA	Mykolayiv		46.966	31.997					Mykolaïv				ميكولايف
UA	Mariupol		47.095	37.541					Marioupol				ماريوبول
UA	Makiyivka		48.048	37.926									ماكييفكا
UA	Lviv		49.838	24.023				Lwiw		Leópolis			لفيف	Lvov
UA	Lutsk		50.759	25.342				Luzk	Loutsk				لوتسك
UA	Luhansk		48.567	39.317	Lugánsk				Louhansk				لوهانسك
UA	Kyiv		50.455	30.524	Kiev	Kiev		Kyiw					كييف
UA	Kryvyi Rih		47.910	33.380	Kryvyj Rih	Kryvyj Rih	Kryvyj Rih	Krywyj Rih	Kryvyï Rih	Kryvy Rig			كريفي ريه
UA	Kremenchuk		49.068	33.420	Krementjuk	Krementsjuk	Krementjuk	Krementschuk	Krementchouk				كريمنتشوك
UA	Kropyvnytskyi		48.513	32.260				Kropywnyzkyj	Kropyvnytskyï				كروبيفنيتسكي
UA	Khmelnytskyi		49.422	26.997				Chmelnyzkyj	Khmelnytskyï				خملنيتسكي	Khmelnytskyy
UA	Kherson		46.656	32.618			Cherson	Cherson		Jersón			خيرسون
UA	Kharkiv		49.981	36.253			Charkiv	Charkiw		Jarkov	Carcóvia		خاركوف
UA	Ivano-Frankivsk		48.922	24.710									إيفانو فرانكيفسك
UA	Horlivka		48.336	38.053				Horliwka		Górlovka			هورليفكا
UA	Donetsk		48.023	37.802				Donezk					دونيتسك
UA	Dnipro		48.459	35.039						Dnipró			دنيبرو
UA	Kamianske		48.511	34.602					Kamianské				كاميانسكه
UA	Chernivtsi		48.291	25.940	Tjernivtsi	Tsjernivtsi	Tjernivtsi	Tschernowitz	Tchernivtsi				تشيرنيفتسي
UA	Chernihiv		51.505	31.285	Tjernihiv	Tsjernihiv	Tjernihiv	Tschernihiw	Tchernihiv	Chernígov			تشرنيهيف
UA	Cherkasy		49.428	32.062	Tjerkasy	Tsjerkasy	Tjerkasy	Tscherkassy	Tcherkassy		Tcherkássi		تشيركاسي
HU	Tokaj		48.117	21.417									توكاي
HU	Eger		47.903	20.373				Erlau					إيغر
HU	Debrecen		47.532	21.624									دبرتسن
SK	Košice		48.714	21.258									كوشيتسه
BG	Sunny Beach		42.714	27.759									ساني بيتش
BG	Varna		43.217	27.917				Warna					فارنا
BG	Sofia		42.697	23.324						Sofía	Sófia		صوفيا	Sofija
BG	Borovets		42.337	23.553									بوروفيتس
BG	Plovdiv		42.150	24.750				Plowdiw					بلوفديف
BG	Nesebar		42.659	27.736									نيسيبار
BG	Bansko		41.838	23.488									بانسكو
GR	Thessaloníki		40.644	22.931				Thessaloniki	Thessalonique	Salónica	Salónica	Thessaloniki	سالونيك	Salonica
GR	Kavála		40.940	24.407				Kavala	Kavala	Kavala	Cavala		قولة
TR	Zeytinburnu	Istanbul	40.994	28.904									زيتون بورنو
TR	Üsküdar	Istanbul	41.023	29.014									أسكودار	Skutari
TR	Umraniye	Istanbul	41.016	29.125									عمرانية
TR	Trabzon		41.005	39.727						Trebisonda	Trebizonda		طرابزون
TR	Şişli	Istanbul	41.060	28.987									شيشلي
TR	Samsun		41.280	36.336									سامسون
TR	Safranbolu		41.251	32.694									سفرانبولو
TR	Maltepe	Istanbul	40.936	29.155									مالتبه
TR	Istanbul	Istanbul	41.014	28.950						Estambul	Istambul		إسطنبول	Constantinople
TR	Gebze		40.803	29.431									غبزة
TR	Esenyurt	Istanbul	41.027	28.677									أسنيورت
TR	Esenler	Istanbul	41.044	28.876									أسنلر
TR	Çorlu		41.159	27.800									تشورلو
TR	Bursa		40.196	29.060									بورصة
TR	Bağcılar	Istanbul	41.039	28.857									باغجلار
TR	Adapazarı		40.781	30.403									آدابازاري
PL	Warsaw		52.230	21.012	Warszawa	Warszawa	Warszawa	Warschau	Varsovie	Varsovia	Varsóvia		وارسو
PL	Radom		51.403	21.147									رادوم
PL	Mokotów		52.193	21.035									موكوتوف
PL	Lublin		51.250	22.567									لوبلين
PL	Kielce		50.870	20.628									كيلسي
PL	Białystok		53.133	23.164									بياويستوك	Bialystok
MK	Skopje		41.996	21.431							Escópia		إسكوبية
XK	Pristina		42.673	21.167		Priština		Priština		Priština			بريشتينا
MK	Ohrid		41.117	20.802						Ocrida			أوخريد
RS	Niš		43.325	21.903									نيش
RS	Belgrade		44.804	20.465	Beograd	Beograd	Belgrad	Belgrad		Belgrado	Belgrado		بلغراد
ZW	Victoria Falls		-17.933	25.831					Chutes Victoria				شلالات فيكتوريا
ZW	Harare		-17.828	31.053									هراري
ZW	Bulawayo		-20.150	28.583									بولاوايو
ZM	Ndola		-12.959	28.637									ندولا
ZM	Lusaka		-15.407	28.287									لوساكا
ZM	Livingstone		-17.842	25.854									ليفينغستون
ZM	Kitwe		-12.802	28.213									كيتوي
KM	Moroni		-11.702	43.255									موروني
YT	Mamoudzou		-12.782	45.229	Mamoutzou		Mamoutzou				Mamudzu		مامودزو
CD	Lubumbashi		-11.661	27.479									لوبومباشي
CD	Likasi		-10.983	26.738									ليكاسي
CD	Kolwezi		-10.715	25.467									كولويزي
MW	Lilongwe		-13.967	33.787									ليلونغوي
MW	Blantyre		-15.785	35.008									بلانتاير
LS	Maseru		-29.317	27.483									ماسيرو
BW	Maun		-19.983	23.417									ماون
BW	Kasane		-17.802	25.160									كاساني
BW	Gaborone		-24.654	25.909									غابورون
MU	Port Louis		-20.162	57.499					Port-Louis	Puerto Louis			بور لويس
MU	Grand Baie		-20.018	57.580									غراند باي
MU	Flic en Flac		-20.274	57.363									فليك أون فلاك
SZ	Mbabane		-26.317	31.133									مبابان
RE	Saint-Paul		-21.010	55.271									سان بول
RE	Saint-Denis		-20.882	55.450	St. Denis								سان دوني
ZA	Roodepoort	Gauteng	-26.163	27.872									رودبورت
ZA	Witbank		-25.871	29.233				EMalahleni					ويتبانك
ZA	Welkom		-27.977	26.735									ويلكوم
ZA	Vereeniging	Gauteng	-26.673	27.926									فيرينخن
ZA	Vanderbijlpark	Gauteng	-26.712	27.838									فاندربيجلبارك
ZA	Uitenhage		-33.758	25.397									أوتنهاج
ZA	Tembisa	Gauteng	-25.996	28.227									تمبيسا
ZA	Soweto	Gauteng	-26.268	27.858									سويتو
ZA	Richards Bay	KwaZulu-Natal	-28.783	32.038									ريتشاردز باي
ZA	Randburg	Gauteng	-26.094	28.001									راندبرغ
ZA	Pretoria	Gauteng	-25.745	28.188							Pretória		بريتوريا
ZA	Port Elizabeth		-33.961	25.615						Puerto Elizabeth	Porto Elizabeth		بورت إليزابيث
ZA	Plettenberg Bay	Western Cape	-34.053	23.372									خليج بليتنبرغ
ZA	Pietermaritzburg	KwaZulu-Natal	-29.617	30.393									بيترماريتزبرغ
ZA	Newcastle	KwaZulu-Natal	-27.758	29.932									نيوكاسل
ZA	Krugersdorp	Gauteng	-26.086	27.775									كروغرسدورب
ZA	Knysna	Western Cape	-34.036	23.047									كنيسنا
ZA	Johannesburg	Gauteng	-26.202	28.044					Johannesbourg	Johannesburgo	Joanesburgo		جوهانسبرغ
ZA	East London		-33.015	27.912									إيست لندن
ZA	Durban	KwaZulu-Natal	-29.858	31.029									ديربان
ZA	Brakpan	Gauteng	-26.237	28.369									براكبان
ZA	Botshabelo		-29.267	26.726									بوتشابيلو
ZA	Boksburg	Gauteng	-26.212	28.260									بوكسبورغ
ZA	Bloemfontein		-29.121	26.214									بلومفونتين
ZA	Benoni	Gauteng	-26.189	28.321									بينوني
ZA	Ballito	KwaZulu-Natal	-29.539	31.214									باليتو	Ballitoville
MZ	Nampula		-15.117	39.267									نامبولا
MZ	Nacala		-14.563	40.685									ناكالا	Cidade de Nacala
MZ	Matola		-25.962	32.459									ماتولا
MZ	Maputo		-25.965	32.583									مابوتو
MZ	Chimoio		-19.116	33.483									شيمويو
MZ	Beira		-19.844	34.839									بيرا
MG	Toamasina		-18.149	49.402									توماسينا
MG	Antsirabe		-19.866	47.033									أنتسيرابي
MG	Antananarivo		-18.914	47.536									أنتاناناريفو
MG	Nosy Be		-13.397	48.267									نوسي بي
ZA	Centurion	Gauteng	-25.859	28.186									سنتوريون
ZW	Chitungwiza		-18.013	31.076									تشيتونغويزا
AF	Mazār-e Sharīf		36.709	67.111			Mazar-e Sharif	Masar-e Scharif		Mazār-e Šarīf	Mazar-e Sharif		مزار شريف	Mazari Sharif
AF	Kandahār		31.613	65.710	Kandahar		Kandahar	Kandahar	Kandahar	Kandahar	Kandahar		قندهار
AF	Kabul		34.528	69.172					Kaboul		Cabul		كابل
AF	Jalālābād		34.426	70.451			Jalalabad	Dschalalabad	Jalalabad	Jalalabad	Jalalabad		جلال آباد
AF	Herāt		34.348	62.200			Herat	Herat	Hérat				هراة
TH	Phuket	Phuket	7.891	98.398									فوكيت	Phuket Town
TH	Pai	Chiang Mai	19.362	98.440									باي
TH	Krabi	Krabi	8.073	98.910									كرابي
TH	Hua Hin		12.571	99.959									هوا هين
TH	Chiang Rai		19.909	99.832									شيانغ راي
TH	Chiang Mai	Chiang Mai	18.790	98.985									شيانغ ماي
TH	Ko Samui		9.536	99.936									كوه ساموي
IR	Zahedan		29.496	60.863						Zahedán			زاهدان
PK	Sukkur		27.703	68.859									سكر
PK	Sialkot		32.493	74.531									سيالكوت	Siālkot
PK	Shekhupura		31.713	73.986									شيخوبورة
PK	Shahkot		31.571	73.485									شاهكوت
PK	Sargodha		32.086	72.674									سرغودها
PK	Sahiwal		30.666	73.102									ساهيوال
PK	Rawalpindi		33.597	73.048									روالبندي
PK	Rahim Yar Khan		28.420	70.303				Rahimyar Khan					رحيم يار خان
PK	Quetta		30.184	67.001									كويته
PK	Peshawar		34.008	71.579				Peschawar			Pexauar		بيشاور
PK	Okara		30.810	73.451									أوكارا
PK	Nawabshah		26.239	68.404									نوابشاه
PK	Muzaffarābād		34.370	73.471				Muzaffarabad	Muzaffarabad				مظفر آباد
PK	Multan		30.197	71.478									ملتان
PK	Mirpur Khas		25.528	69.013									ميربور خاص
PK	Mingora		34.779	72.363									مينغورا
PK	Mardan		34.198	72.050									مردان
PK	Larkana		27.559	68.212									لاركانا
PK	Lahore		31.558	74.351									لاهور
PK	Kotli		33.518	73.902									كوتلي
PK	Kasur		31.119	74.450									قصور
PK	Karachi		24.861	67.010				Karatschi	Karâchi		Carachi		كراتشي
PK	Jhang Sadr		31.270	72.317									جهنغ صدر
PK	Islamabad		33.721	73.043							Islamabade		إسلام آباد
PK	Hyderabad		25.392	68.374					Hyderâbâd				حيدر آباد	Hyderābād
PK	Gujrat		32.574	74.075									غجرات
PK	Gujranwala		32.156	74.187									غوجرانوالا
PK	Gilgit		35.919	74.312									جلجت
PK	Faisalabad		31.416	73.090									فيصل آباد
PK	Dera Ghazi Khan		30.046	70.640									ديره غازي خان
PK	Chiniot		31.721	72.978									تشنيوت
PK	Bhimbar		32.975	74.079									بهمبر	Bhimber
PK	Battagram		34.677	73.023									بتغرام
PK	Bahawalpur		29.398	71.675									بهاولبور
BD	Tungi		23.892	90.402			Tongi	Tongi					تونغي
BD	Sylhet		24.899	91.872									سيلهت
BD	Shibganj		25.002	89.323									شيبغانج
BD	Narsingdi		23.923	90.718									نارسينغدي
BD	Rājshāhi		24.374	88.601			Rajshahi	Rajshahi					راجشاهي
BD	Nārāyanganj		23.613	90.503									نارايانغانج
BD	Nāgarpur		24.058	89.877									ناغاربور
BD	Mymensingh		24.756	90.406									ميمنسينغ
BD	Comilla		23.462	91.185				Kumilla					كوميلا
BD	Rangpur		25.747	89.252									رنغبور	Rangpur City
BD	Dhaka		23.710	90.407					Dacca	Daca	Daca		دكا
BD	Bagerhat		22.657	89.791									باغرهات
BD	Dinājpur		25.627	88.638									ديناجبور
BD	Chittagong		22.338	91.832									شيتاغونغ
ID	Percut		3.625	98.864									بيركوت
ID	Pematangsiantar		2.959	99.069									بيماتانغ سيانتار
ID	Medan		3.583	98.667									ميدان
ID	Binjai		3.600	98.485									بنجاي
ID	Banda Aceh		5.542	95.333							Banda Achém		باندا آتشيه
UZ	Samarkand		39.654	66.960				Samarqand	Samarcande	Samarkanda	Samarcanda		سمرقند
UZ	Qarshi		38.861	65.789			Karsji		Karchi				قرشي
UZ	Bukhara		39.775	64.429			Buchara	Buchara	Boukhara	Bujará	Bucara		بخارى
TM	Türkmenabat		39.073	63.579									تركمن آباد	Turkmenabat
TJ	Dushanbe		38.536	68.779	Dusjanbe		Dusjanbe	Duschanbe	Douchanbé				دوشنبه
MY	Langkawi		6.327	99.843									لنكاوي
LK	Mirissa		5.975	80.430									ميريسا
LK	Dehiwala-Mount Lavinia		6.840	79.871									ديهيوالا ماونت لافينيا
LK	Kandy		7.291	80.634									كاندي
LK	Galle		6.046	80.210									غالي
LK	Sigiriya		7.860	80.652									سيغيريا
LK	Colombo		6.936	79.849									كولمبو
LK	Bentota		6.426	79.996									بينتوتا
BT	Thimphu		27.466	89.642	Timphu				Thimphou	Timbu	Thimbu		تيمفو
BT	Paro		27.430	89.413									بارو
IN	Yamunānagar		30.128	77.284			Yamunanagar						يامونانغار
IN	Warangal	Telangana	18.000	79.583									ورنجل
IN	Visakhapatnam		17.680	83.202							Vishakhapatnam		فشاكاباتنم
IN	Vijayawada		16.507	80.647									فجاياوادا
IN	Varkala	Kerala	8.733	76.717									فاركالا
IN	Varanasi	Uttar Pradesh	25.317	83.010					Vârânasî	Benarés			وارانسي	Benares
IN	Vadodara	Gujarat	22.299	73.208									فادودارا
IN	Ulhasnagar	Maharashtra	19.217	73.150									أولهاسنغار
IN	Ujjain		23.182	75.776									اوجاين
IN	Udaipur	Rajasthan	24.586	73.713									أودايبور
IN	Ooty	Tamil Nadu	11.413	76.695			Utakamand	Udagamandalam					أوتي
IN	Tumkūr	Karnataka	13.341	77.102									تومكور
IN	Thiruvananthapuram	Kerala	8.486	76.949									ثيروفانانثابورام	Trivandrum
IN	Thrissur	Kerala	10.517	76.217									تريسور
IN	Tiruvottiyūr	Tamil Nadu	13.158	80.302									تيروفوتيور
IN	Tiruppur	Tamil Nadu	11.115	77.355									تيروبور	Tirupur
IN	Tirupati		13.636	79.420									تيروباتي
IN	Tirunelveli	Tamil Nadu	8.727	77.684									تيرونلفلي
IN	Tiruchirappalli	Tamil Nadu	10.816	78.697									تيروتشيرابالي
IN	Tanjore	Tamil Nadu	10.785	79.139			Thanjavur	Tanjavur	Tanjavûr		Thanjavur		تانجور
IN	Thāne	Maharashtra	19.197	72.963									تاني
IN	Sūrat	Gujarat	21.196	72.830			Surat	Surat	Surate		Surate		سورت
IN	Srinagar		34.086	74.805									سرينغر
IN	Sonīpat		28.995	77.019									سونيبات
IN	Shimla	Himachal Pradesh	31.104	77.167									شيملا
IN	Shyamnagar	West Bengal	22.833	88.367									شيامنغار
IN	Shrīrāmpur	West Bengal	22.753	88.342	Serampore		Serampore						شريرامبور
IN	Solāpur	Maharashtra	17.672	75.910			Solapur	Solapur			Sholapur		سولابور
IN	Shimoga	Karnataka	13.932	75.568			Shivamogga						شيموغا
IN	Siliguri	West Bengal	26.710	88.428				Shiliguri					سيليغوري
IN	Shāhjānpur	Uttar Pradesh	27.882	79.909									شاهجهانبور	Shahjahanpur
IN	Secunderabad	Telangana	17.504	78.543									سكندر آباد
IN	Satna		24.577	80.827									ساتنا
IN	Sāngli	Maharashtra	16.854	74.564									سانغلي	Sangli
IN	Salem	Tamil Nadu	11.654	78.155				Selam					سالم
IN	Sahāranpur	Uttar Pradesh	29.968	77.545									سهارنبور
IN	Saugor		23.839	78.739									ساغار
IN	Rohtak		28.895	76.589									روهتاك
IN	Rishikesh	Uttarakhand	30.108	78.293				Rishīkesh					ريشيكيش
IN	Rewa		24.533	81.292									ريوا
IN	Raurkela		22.225	84.864									روركيلا
IN	Ratlām		23.330	75.040									رتلام
IN	Ranchi		23.343	85.309									رانشي
IN	Rāmpur	Uttar Pradesh	28.810	79.027									رامبور
IN	Rāmgundam	Telangana	18.801	79.452									راماغوندام
IN	Rājkot	Gujarat	22.292	70.793			Rajkot	Rajkot			Rajkot		راجكوت
IN	Rājahmundry		17.005	81.778							Rajahmundry		راجامندري
IN	Raipur		21.233	81.633									رايبور
IN	Rāichūr	Karnataka	16.206	77.356									رايتشور
IN	Kollam	Kerala	8.881	76.585			Quilon		Quilon		Coulão		كولام
IN	Pushkar	Rajasthan	26.490	74.552						Púshkar			بوشكار
IN	Pune	Maharashtra	18.520	73.855									بونه
IN	Punāsa		22.235	76.393									بوناسا
IN	Puducherry		11.934	79.830			Pondicherry	Pondicherry	Pondichéry		Pondicherry		بودوتشيري
IN	Pimpri	Maharashtra	18.623	73.807									بيمبري
IN	Patna		25.594	85.136									باتنا
IN	Patiāla	Punjab	30.336	76.392									باتيالا
IN	Parbhani	Maharashtra	19.269	76.771									بارباني
IN	Pānīpat		29.387	76.968			Panipat	Panipat					بانيبات
IN	Pānihāti	West Bengal	22.691	88.374									بانيهاتي
IN	Panaji	Goa	15.496	73.826									باناجي	Panjim
IN	Pāli	Rajasthan	25.773	73.323									بالي
IN	Nowrangapur		19.231	82.548									نورنغبور
IN	Nizāmābād	Telangana	18.672	78.099									نظام آباد
IN	New Delhi		28.636	77.225				Neu-Delhi		Nueva Delhi	Nova Deli		دلهي الجديدة
IN	Nellore		14.450	79.987									نيلور
IN	Nashik	Maharashtra	19.997	73.791									ناشيك
IN	Narela		28.853	77.093									ناريلا
IN	Nanded	Maharashtra	19.160	77.315									نانديد
IN	Najafgarh		28.609	76.980									نجفغره
IN	Naihāti	West Bengal	22.894	88.415									نايهاتي
IN	Nagpur	Maharashtra	21.146	79.085									ناغبور
IN	Nāgercoil	Tamil Nadu	8.179	77.432			Nagercoil	Nagarkovil			Nagercoil		ناغركويل
IN	Nadiād	Gujarat	22.694	72.862									ناديد
IN	Mysore	Karnataka	12.298	76.639				Mysuru					مايسور
IN	Muzaffarpur		26.123	85.391									مظفربور
IN	Muzaffarnagar	Uttar Pradesh	29.471	77.703									مظفرنغار
IN	Munnar	Kerala	10.088	77.062									مونار
IN	Monghyr		25.375	86.475			Munger				Munger		مونغير
IN	Morādābād	Uttar Pradesh	28.839	78.777									مراد آباد
IN	Mirzāpur	Uttar Pradesh	25.145	82.565									ميرزابور
IN	Meerut	Uttar Pradesh	28.980	77.706				Merath					ميروت
IN	Mau	Uttar Pradesh	25.942	83.561									ماو
IN	Mathura	Uttar Pradesh	27.503	77.672							Matura		ماتورا
IN	Mangalore	Karnataka	12.917	74.856			Mangaluru	Mangaluru					مانغلور
IN	Manali	Tamil Nadu	13.167	80.267									مانالي
IN	Mālegaon	Maharashtra	20.550	74.535				Malegaon					ماليغاون
IN	Madurai	Tamil Nadu	9.919	78.120									مادوراي
IN	Chennai	Tamil Nadu	13.088	80.278									تشيناي	Madras
IN	Ludhiāna	Punjab	30.912	75.854			Ludhiana	Ludhiana	Ludhiana		Ludhiana		لوديانا
IN	Lucknow	Uttar Pradesh	26.839	80.923									لكهنؤ
IN	Leh		34.165	77.584									ليه
IN	Latur	Maharashtra	18.397	76.568									لاتور
IN	Kurnool		15.829	78.036									كورنول
IN	Kulti	West Bengal	23.732	86.844									كولتي
IN	Kūkatpalli	Telangana	17.485	78.414									كوكاتبالي
IN	Kozhikode	Kerala	11.248	75.780									كاليكوت
IN	Kovalam	Kerala	8.367	76.997									كوفالام
IN	Kota	Rajasthan	25.183	75.839									كوتا
IN	Korba		22.346	82.696									كوربا
IN	Kolhāpur	Maharashtra	16.696	74.232									كولهابور
IN	Kharagpur	West Bengal	22.340	87.325									خراغبور
IN	Karnāl		29.692	76.984									كارنال
IN	Karīmnagar	Telangana	18.439	79.129									كريمنغار
IN	Kanpur	Uttar Pradesh	26.465	80.350									كانبور
IN	Kāmārhāti	West Bengal	22.671	88.375									كامارهاتي
IN	Kalyān	Maharashtra	19.244	73.135									كاليان
IN	Kākināda		16.960	82.238									كاكينادا
IN	Jalandhar	Punjab	31.326	75.579							Jalandar		جلندهار
IN	Jodhpur	Rajasthan	26.268	73.006									جودبور
IN	Jhānsi	Uttar Pradesh	25.459	78.580									جانسي
IN	Jamshedpur		22.803	86.186									جمشيدبور
IN	Jamnagar	Gujarat	22.473	70.067									جامنغار
IN	Jammu		32.736	74.869									جامو
IN	Jālna	Maharashtra	19.841	75.886									جالنا
IN	Jalgaon	Maharashtra	21.003	75.566									جلغاون
IN	Jaisalmer	Rajasthan	26.918	70.904									جايسالمر
IN	Jaipur	Rajasthan	26.920	75.788									جايبور
IN	Jabalpur		23.167	79.950									جبلبور
IN	Indore		22.718	75.833									إندور
IN	Imphal		24.808	93.944									إمفال
IN	Ichalkaranji	Maharashtra	16.691	74.460									إتشالكارانجي
IN	Hyderabad	Telangana	17.384	78.456									حيدر آباد
IN	Hubli	Karnataka	15.348	75.134									هوبلي
IN	Hisar		29.154	75.723									حصار
IN	Hāpur	Uttar Pradesh	28.730	77.781									هابور
IN	Hāora	West Bengal	22.577	88.319			Haora	Haora					هاورا	Howrah
IN	Hampi	Karnataka	15.335	76.460									هامبي
IN	Gwalior		26.230	78.173									غواليور
IN	Guntur		16.300	80.457									غنتور
IN	Gulbarga	Karnataka	17.336	76.838			Kalaburgi						كلبركة
IN	Gosāba	West Bengal	22.166	88.801									غوسابا
IN	Gorakhpur		29.448	75.672									غوراخبور
IN	Gorakhpur	Uttar Pradesh	26.766	83.369									غوراخبور
IN	Ghāziābād	Uttar Pradesh	28.665	77.439			Ghaziabad	Ghaziabad					غازي آباد
IN	Gaya		24.797	85.004									غايا
IN	Guwahati		26.184	91.746				Gauhati					جواهاتي
IN	Gangānagar	Rajasthan	29.920	73.875									غانغانغار
IN	Fīrozābād	Uttar Pradesh	27.151	78.398			Firozabad						فيروز آباد
IN	Farrukhābād	Uttar Pradesh	27.391	79.579									فرخ آباد
IN	Faridabad		28.411	77.313									فريد آباد
IN	Etāwah	Uttar Pradesh	26.776	79.021									إتاوا
IN	Durgapur	West Bengal	23.516	87.308									دورغابور
IN	Durg		21.192	81.276									دورج
IN	Dombivli	Maharashtra	19.217	73.083									دومبيفلي	Dombivali
IN	Dindigul	Tamil Nadu	10.369	77.980				Dindukkal					دينديغول
IN	Dhūlia	Maharashtra	20.901	74.777			Dhule						دوليا
IN	Dhanbād		23.802	86.443			Dhanbad	Dhanbad	Dhanbad		Dhanbad		دنباد
IN	Dewas		22.966	76.055									ديواس
IN	Delhi		28.652	77.231							Deli		دلهي
IN	Dehra Dūn	Uttarakhand	30.324	78.034									ديرادون
IN	Davangere	Karnataka	14.467	75.927									دافانغيري
IN	Darbhanga		26.152	85.897									داربهانجا
IN	Cuttack		20.465	85.879									كوتاك
IN	Calangute	Goa	15.544	73.755									كالانغوت
IN	Coimbatore	Tamil Nadu	11.005	76.966									كويمباتور
IN	Fort Kochi	Kerala	9.940	76.260									فورت كوتشي	Kochi|Cochin
IN	Chāpra		25.780	84.747									تشابرا
IN	Chānda	Maharashtra	19.951	79.295									تشاندا
IN	Chandigarh		30.736	76.788									تشانديغار
IN	Kolkata	West Bengal	22.563	88.363	Calcutta			Kalkutta	Calcutta	Calcuta	Calcutá		كلكتا
IN	Burhānpur		21.309	76.230									برهانبور
IN	Brahmapur		19.311	84.793									برامابور
IN	Borivli	Maharashtra	19.235	72.860									بوريفلي	Borivali
IN	Mumbai	Maharashtra	19.073	72.883					Bombay	Bombay			مومباي
IN	Bokāro		23.787	85.956									بوكارو	Bokaro Steel City
IN	Bilimora	Gujarat	20.770	72.961									بيليمورا
IN	Bilāspur		22.080	82.155									بيلاسبور
IN	Bikaner	Rajasthan	28.018	73.315					Bîkâner				بيكانير
IN	Bijapur	Karnataka	16.824	75.715			Vijapura		Bîjâpur				بيجابور
IN	Bihār Sharīf		25.201	85.524									بهار شريف
IN	Bīdar	Karnataka	17.908	77.515				Bidar	Bidar	Bidar			بيدار
IN	Bhubaneshwar		20.272	85.834					Bhubaneswar		Bhubaneswar		بوبانسوار
IN	Bhopal		23.255	77.403									بوبال
IN	Bhiwandi	Maharashtra	19.300	73.059									بيواندي
IN	Bhīlwāra	Rajasthan	25.347	74.641			Bhilwara						بيلوارا
IN	Bhilai		21.209	81.428			Bhilai Nagar						بيلاي
IN	Bhayandar	Maharashtra	19.302	72.851									بهايندر
IN	Bhavnagar	Gujarat	21.763	72.153									بهافنغار
IN	Bhātpāra	West Bengal	22.866	88.401									باتبارا
IN	Bathinda	Punjab	30.207	74.939									باتيندا
IN	Bharatpur	Rajasthan	27.217	77.490									بهاراتبور
IN	Bhāgalpur		25.244	86.972									باغالبور
IN	Bellary	Karnataka	15.142	76.924			Ballari						بيلاري
IN	Belgaum	Karnataka	15.852	74.504			Belagavi						بلغاوم
IN	Bareilly	Uttar Pradesh	28.367	79.432					Bareli		Bareli		بريلي
IN	Barddhamān	West Bengal	23.256	87.857									باردامان	Bardhaman
IN	Bārāsat	West Bengal	22.721	88.482									باراسات
IN	Bārāsat	West Bengal	22.225	88.451									باراسات
IN	Bengaluru	Karnataka	12.972	77.594			Bangalore		Bangalore	Bangalore	Bangalore		بنغالور
IN	Bāli	West Bengal	22.649	88.341									بالي
IN	Āvadi	Tamil Nadu	13.115	80.110				Avadi					أفادي
IN	Aurangabad	Maharashtra	19.878	75.342					Aurangâbâd				أورنك آباد
IN	Āsansol	West Bengal	23.683	86.983			Asansol	Asansol			Asansol		أسانسول
IN	Arrah		25.556	84.663									أراه
IN	Anantapur		14.678	77.608									أنانتابور
IN	Amritsar	Punjab	31.622	74.875									أمريتسار
IN	Amrāvati	Maharashtra	20.933	77.750									أمرافاتي	Amravati
IN	Ambattūr	Tamil Nadu	13.098	80.162				Ambattur			Ambattur		أمباتور
IN	Amarnāth	Maharashtra	19.200	73.167									أمارناث	Ambarnath
IN	Alwar	Rajasthan	27.563	76.625									ألوار
IN	Allahābād	Uttar Pradesh	25.445	81.843			Allahabad	Allahabad	Allāhābād	Allahabad	Allahabad		الله آباد	Prayagraj
IN	Alīgarh	Uttar Pradesh	27.881	78.075			Aligarh	Aligarh	Aligarh		Aligarh		عليكرة
IN	Akola	Maharashtra	20.710	76.998									أكولا
IN	Ajmer	Rajasthan	26.452	74.639									أجمير
IN	Aizawl		23.729	92.718	Aijal			Aizol					أيزول
IN	Ahmadnagar	Maharashtra	19.095	74.738			Ahmednagar		Ahmadnâgar				أحمد نغر
IN	Ahmedabad	Gujarat	23.026	72.587	Ahmadabad	Ahmadabad							أحمد آباد
IN	Agra	Uttar Pradesh	27.183	78.017					Āgrā				أغرا
IN	Agartala		23.836	91.279									أغارتالا
CN	Kashgar		39.471	75.990				Kaschgar	Kachgar	Kasgar			كاشغر
MV	Malé		4.175	73.509									ماليه	Maldives
NP	Pokhara		28.267	83.969									بوخارا
NP	Kathmandu		27.702	85.321	Katmandu		Katmandu		Katmandou	Katmandú	Catmandu		كاتماندو
NP	Bhaktapur		27.673	85.430									بهاكتابور
MM	Yangon		16.805	96.156	Rangoon		Rangoon	Rangun		Rangún	Rangum		يانغون
MM	Bago		17.335	96.481					Pégou				باغو
MM	Mawlamyine		16.491	97.628					Moulmein				مولميين
MM	Mandalay		21.975	96.084									ماندالاي
MM	Pathein		16.779	94.732									باثين
BD	Cox’s Bāzār		21.440	92.010									كوكس بازار
BD	Khulna		22.810	89.564					Khulnâ				خولنا
BD	Barisāl		22.705	90.370									باريسال	Barishal
BD	Jessore		23.170	89.214									جيسور
BD	Bogra		24.851	89.371									بوغرا
IN	Nangi	West Bengal	22.508	88.215									نانغي
RU	Yekaterinburg		56.852	60.612	Jekaterinburg	Jekaterinburg	Jekaterinburg	Jekaterinburg	Ekaterinbourg	Ekaterinburgo	Ekaterinburg		يكاترينبورغ
RU	Tyumen		57.152	65.527	Tjumen	Tjumen	Tiumen	Tjumen	Tioumen	Tiumén	Tiumen		تيومين
RU	Tomsk		56.498	84.974									تومسك
RU	Surgut		61.250	73.417					Sourgout				سورغوت
RU	Prokop’yevsk		53.906	86.719									بروكوبيفسك	Prokop'yevsk
RU	Omsk		54.992	73.369									أومسك
RU	Novosibirsk		55.041	82.935				Nowosibirsk	Novossibirsk				نوفوسيبيرسك
RU	Novokuznetsk		53.756	87.110	Novokusnetsk			Nowokusnezk	Novokouznetsk				نوفوكوزنتسك
RU	Nizhnevartovsk		60.934	76.553		Nizjnevartovsk	Nizjnevartovsk	Nischnewartowsk	Nijnevartovsk	Nizhnevártovsk			نيجنفارتوفسك
RU	Kurgan		55.450	65.333					Kourgan	Kurgán			كورغان
RU	Krasnoyarsk		56.018	92.867			Krasnojarsk	Krasnojarsk	Krasnoïarsk				كراسنويارسك
RU	Kemerovo		55.333	86.083				Kemerowo		Kémerovo			كيميروفو
RU	Chelyabinsk		55.154	61.429	Tjeljabinsk	Tsjeljabinsk	Tjeljabinsk	Tscheljabinsk	Tcheliabinsk	Cheliábinsk			تشيليابنسك
RU	Biysk		52.536	85.207				Bijsk					بييسك
RU	Barnaul		53.361	83.764					Barnaoul	Barnaúl			بارناول
UZ	Tashkent		41.265	69.216	Tasjkent	Tasjkent	Tasjkent	Taschkent	Tachkent	Taskent			طشقند
UZ	Namangan		40.998	71.673						Namangán			نمنكان
UZ	Andijon		40.782	72.344	Andisjan		Andizjan		Andijan	Andiján			أنديجان
KZ	Taraz		42.900	71.367				Taras					طراز
KZ	Shymkent		42.300	69.600		Tsjimkent	Sjymkent	Schymkent	Chymkent				شيمكنت
KZ	Semey		50.427	80.267			Semej	Semei	Semeï				سيماي
KZ	Kyzylorda		44.853	65.509			Qyzylorda	Qysylorda			Qyzylorda		كيزيلوردا
KZ	Kostanay		53.214	63.625		Kostanaj	Qostanaj	Qostanai	Kostanaï	Kostanái	Qostanay		كوستناي
KZ	Petropavl		54.867	69.150				Petropawl					بتروبافل
KZ	Pavlodar		52.283	76.967				Pawlodar					بافلودار
KZ	Ust-Kamenogorsk		49.971	82.606				Öskemen	Öskemen				أوسكيمن
KZ	Nur-Sultan		51.180	71.446					Nour-Soultan	Nur-Sultán			نور سلطان
KZ	Almaty		43.257	76.929						Almatý			ألماتي
KG	Osh		40.528	72.799	Osj	Osj	Osj	Osch	Och				أوش
KG	Karakol		42.491	78.394									قرقول
KG	Bishkek		42.870	74.590	Bisjkek	Bisjkek	Bisjkek	Bischkek	Bichkek	Biskek	Bisqueque		بيشكك
CN	Xinyuan		43.426	83.250									شينيوان
CN	Ürümqi		43.801	87.600							Urumqi		أورومتشي
CN	Turpan		42.948	89.179					Tourfan	Turfán			تورفان
CN	Shihezi		44.302	86.037									شيهيتسي
CN	Karamay		45.585	84.887									كاراماي
CN	Aral		40.542	81.266									أرال
CN	Aksu		41.184	80.279					Aksou				أقسو
TF	Port-aux-Français		-49.349	70.219									بورت أو فرانسيه
VN	Vũng Tàu		10.346	107.084			Vung Tau	Vung Tau	Cap-Saint-Jacques	Vung Tau			فونغ تاو
VN	Ho Chi Minh City		10.823	106.630	Ho Chi Minh-byen	Ho Chi Minh-byen	Ho Chi Minh	Ho-Chi-Minh-Stadt	Hô Chi Minh Ville	Ciudad Ho Chi Minh	Cidade de Ho Chi Minh		مدينة هو تشي منه	Saigon|Sài Gòn
VN	Sa Pa		22.340	103.844									سا با
VN	Sa Dec		10.291	105.756									سا ديك
VN	Rạch Giá		10.012	105.081			Rach Gia						راش جيا
VN	Qui Nhon		13.777	109.224					Quy Nhơn				كوي نون
VN	Phú Quốc		10.217	103.959									فو كوك
VN	Nha Trang		12.245	109.194									نها ترانج
VN	Huế		16.462	107.596	Hué		Hué		Hué	Hué			هوي
VN	Hạ Long		20.951	107.073			Ha Long						ها لونغ
VN	Hội An		15.879	108.335			Hoi An		Hôi An		Hoi An		هوي أن
VN	Hanoi		21.024	105.841					Hanoï	Hanói	Hanói		هانوي	Hà Nội
VN	Haiphong		20.865	106.683			Hai Phong		Hải Phòng				هايفونغ
VN	Da Nang		16.068	108.221				Đà Nẵng	Đà Nẵng		Danang		دا نانغ
VN	Cần Thơ		10.037	105.788			Can Tho			Can Tho	Can Tho		كان ثو
VN	Biên Hòa		10.945	106.824									بيان هوا
TH	Udon Thani		17.416	102.786									ودون تاني
TH	Samut Prakan		13.599	100.597									ساموت براكان
TH	Ayutthaya		14.352	100.577									أيوتايا
TH	Mueang Nonthaburi		13.861	100.515									نونتابوري	Nonthaburi
TH	Nakhon Ratchasima		14.971	102.102									ناخون راتشاسيما
TH	Bangkok	Bangkok	13.754	100.501							Banguecoque		بانكوك
TH	Chon Buri		13.362	100.984									تشونبوري
TH	Pattaya		12.933	100.883									باتايا
ID	Yogyakarta	Yogyakarta	-7.801	110.365									يوغياكارتا
ID	Makassar		-5.149	119.432							Macassar		ماكاسار
ID	Ubud	Bali	-8.510	115.265									أوبود
ID	Tegal		-6.869	109.140									تيغال
ID	Tasikmalaya		-7.327	108.221									تاسيكمالايا
ID	Bandar Lampung		-5.429	105.261									بندر لامبونغ
ID	Tangerang		-6.178	106.630									تانغيرانغ
ID	Surakarta		-7.556	110.832									سوراكارتا
ID	Surabaya		-7.249	112.751			Surabaja				Surabaia		سورابايا
ID	Sumedang		-6.859	107.916									سوميدانغ
ID	Sukabumi		-6.918	106.927									سوكابومي
ID	Situbondo		-7.706	114.010									سيتوبوندو
ID	Semarang		-6.993	110.421									سيمارانج
ID	Samarinda		-0.492	117.146									ساماريندا
ID	Rengasdengklok		-6.159	107.298									رنغاسدنغكلوك
ID	Purwokerto		-7.421	109.234									بوروكرتو
ID	Purwakarta		-6.557	107.443									بورواكارتا
ID	Pontianak		-0.032	109.325									بونتياناك
ID	Pekanbaru		0.517	101.442									بيكانبارو
ID	Pekalongan		-6.889	109.675									بيكالونغان
ID	Palu		-0.908	119.871									بالو
ID	Palembang		-2.917	104.746							Palimbão		باليمبانج
ID	Padang		-0.949	100.354									بادانغ
ID	Mataram		-8.583	116.117									ماتارام
ID	Manado		1.482	124.849									مانادو
ID	Malang		-7.980	112.630									مالانغ
ID	Loa Janan		-0.583	117.095									لوا جانان
ID	Labuan Bajo		-8.496	119.888									لابوان باجو
ID	Kuta	Bali	-8.723	115.172									كوتا
ID	Kediri		-7.817	112.017									كديري
ID	Jember		-8.172	113.700									جمبر
ID	Jambi City		-1.600	103.617			Jambi	Jambi	Jambi		Jambi		جامبي
ID	Jakarta	Jakarta	-6.215	106.845						Yakarta			جاكرتا
TL	Dili		-8.559	125.574							Díli		ديلي
ID	Depok		-6.400	106.819									ديبوك
ID	Denpasar	Bali	-8.650	115.217							Dempassar		دنباسار
ID	Cirebon		-6.706	108.557									سيريبون
ID	Ciputat		-6.237	106.696									تشيبوتات
ID	Cimahi		-6.872	107.543									تشيماهي
ID	Cileungsir		-6.395	106.959									تشيليونغسير
ID	Ciampea		-6.555	106.701									تشيامبيا
ID	Bogor		-6.594	106.789									بوكور
ID	Bengkulu		-3.800	102.266									بنجكولو
ID	Bekasi		-6.235	106.990									بيكاسي
ID	Banjarmasin		-3.320	114.591									بنجرماسين
ID	Bandung		-6.922	107.607									باندونج
ID	Balikpapan		-1.268	116.829									باليكبابان
ID	Ambon		-3.696	128.183									أمبون	Ambon City
LA	Vientiane		17.967	102.600							Vienciana		فيينتيان
LA	Luang Prabang		19.886	102.135			Louang Prabang						لوانغ برابانغ	Louangphabang
TW	Taipei		25.048	121.532				Taipeh		Taipéi	Taipé		تايبيه
TW	Tainan		22.991	120.213									تاينان	Tainan City
TW	Taichung		24.147	120.684									تايتشونغ
TW	Banqiao		25.014	121.467									بانتشياو	Banqiao District
TW	Kaohsiung		22.616	120.313									كاوهسيونغ	Kaohsiung City
TW	Hualien City		23.977	121.604									هوالين
TW	Hsinchu		24.804	120.969									هسينتشو
TW	Jiufen		25.110	121.844									جيوفن
TW	Keelung		25.128	121.742			Chilung		Chilung				كيلونغ
PH	Zamboanga		6.910	122.074									زامبوانغا	Zamboanga City
PH	Taytay		14.559	121.133									تايتاي
PH	Magugpo Poblacion		7.447	125.805				Tagum City		Taúm			ماغوغبو
PH	Taguig		14.524	121.079									تاغيغ	City of Taguig
PH	Tacloban		11.243	125.005									تاكلوبان	Tacloban City
PH	Santol		15.162	120.567									سانتول
PH	Santa Rosa		14.312	121.111				Santa Rosa City					سانتا روزا
PH	San Pedro		14.360	121.047									سان بيدرو
PH	San Pablo		14.068	121.326									سان بابلو	San Pablo City
PH	San Jose del Monte		14.814	121.045				San Jose del Monte City		San José del Monte			سان خوسيه ديل مونتي
PH	San Fernando		15.034	120.684									سان فرناندو	San Fernando City
PH	Quezon City		14.649	121.051									كيزون سيتي
PH	Puerto Princesa		9.739	118.735	Puerto Princesa City								بورتوبرنسس
PH	Pasay		14.537	121.001									باساي
PH	Panglao		9.578	123.746									بانغلاو
PH	Olongapo		14.829	120.283						Olóngapo			أولونغابو	Olongapo City
PH	Navotas		14.667	120.950									نافوتاس
PH	Mantampay		8.167	124.217									مانتامباي
PH	Mansilingan		10.631	122.979									مانسيلينغان
PH	Manila		14.604	120.982					Manille				مانيلا
PH	Mandaue City		10.324	123.922									مانداوي
PH	Mandaluyong City		14.583	121.041									ماندالويونغ
PH	Makati City		14.550	121.033									ماكاتي
PH	Lucena		13.931	121.617									لوسينا	Lucena City
PH	Lipa City		13.941	121.163									ليبا
PH	Libertad		8.944	125.502									ليبرتاد
PH	Las Piñas		14.451	120.983									لاس بينياس
PH	Lapu-Lapu City		10.310	123.949									لابو لابو
PH	Imus		14.430	120.937									إيموس
PH	Iloilo		10.697	122.564				Iloilo City					إيلويلو
PH	Iligan City		8.250	124.400									إيليغان
PH	Iligan		8.229	124.243									إيليغان
PH	General Santos		6.113	125.172									جنرال سانتوس
PH	General Luna		13.687	122.171									جنرال لونا
PH	El Nido		11.186	119.396									إل نيدو
PH	Davao		7.073	125.613									دافاو	Davao City
PH	Dasmariñas		14.329	120.937									داسمارينياس
PH	Cebu City		10.317	123.891					Cebu	Cebú			سيبو
PH	Caloocan City		14.649	120.968									كالوكان
PH	Calamba		14.212	121.165				Calamba City		Calambá			كالامبا
PH	Cainta		14.579	121.122									كاينتا
PH	Cagayan de Oro		8.482	124.647					Cagayán de Oro	Cagayán de Oro			كاغايان دي أورو
PH	Cabuyao		14.273	121.126				Cabuyao City		Cabúyao			كابوياو
PH	Cabanatuan City		15.486	120.966						Cabanatúan			كاباناتوان
PH	Butuan		8.949	125.544			Butuan City	Butuan City					بوتوان
PH	Budta		7.204	124.440									بودتا
PH	Binangonan		14.465	121.193									بينانغونان
PH	Biñan		14.343	121.081				Biñan City	Binan				بينيان
PH	Batangas		13.757	121.058									باتانغاس
PH	Baguio		16.416	120.593									باغيو	Baguio City
PH	Bacoor		14.459	120.939									باكور
PH	Bacolod City		10.667	122.950				Bacolod	Bacolod	Bacólod	Bacólod		باكولود
PH	Antipolo		14.626	121.123									أنتيبولو	Antipolo City
PH	Angeles City		15.150	120.583									أنجيليس
MY	Johor Bahru		1.466	103.758			Johor Baharu						جوهر بهرو
MY	Shah Alam		3.085	101.533									شاه عالم
MY	Klang		3.037	101.443									كلانج
MY	Kota Kinabalu		5.975	116.072									كوتا كينابالو
MY	Sandakan		5.840	118.118									سانداكان
MY	Tawau		4.245	117.891									تاواو
MY	Taiping		4.850	100.733									تايبينغ
MY	Ipoh		4.584	101.083									ايبوه
MY	Kuala Terengganu		5.330	103.141									كوالا ترنغانو
MY	Malacca		2.196	102.240				Malakka		Malaca	Malaca		ملقا
MY	Seremban		2.730	101.938									سرمبان
MY	Sepang		2.693	101.750									سيبانغ
MY	Bukit Mertajam		5.363	100.467									بوكيت مرتاجم
MY	George Town		5.411	100.335							Penang		جورج تاون
MY	Petaling Jaya		3.107	101.607									بيتالينغ جايا
MY	Kuala Lumpur		3.141	101.686									كوالالمبور
MY	Kuantan		3.808	103.326									كوانتان
MY	Sungai Petani		5.647	100.488									سونغاي بيتاني
MY	Kuching		1.550	110.333									كوتشينغ
MY	Alor Setar		6.121	100.360									ألور ستار	Alor Star
MY	Kota Bharu		6.124	102.243				Kota Bahru	Kota Bahru				كوتا بهارو
MY	Miri		4.399	113.992									ميري
MY	Kampung Baru Subang		3.150	101.533									كامبونغ بارو سوبانغ
CN	Zunyi		27.687	106.907									تسونيي
CN	Zigong		29.342	104.777									تسيقونغ
CN	Zhuzhou		27.833	113.150									تشوتشو
CN	Zhumadian		32.979	114.029									تشوماديان
CN	Zhoukou		33.633	114.633									تشوكو
CN	Zhenjiang		32.211	119.455									تشنجيانغ
CN	Zhengzhou		34.758	113.649									تشنغتشو
CN	Zhaoqing		23.049	112.461									تشاوتشينغ
CN	Zhanjiang		21.281	110.343									تشانجيانغ
CN	Zhangzhou		24.513	117.656									تشانغتشو
CN	Zibo		36.791	118.063									تسيبو
CN	Anyang		36.096	114.383									آنيانغ
CN	Kunshan		31.378	120.954									كونشان
CN	Yunfu		22.928	112.040									يونفو
CN	Yuncheng		35.023	110.993									يونتشنغ
CN	Yuci		37.680	112.732									يوتسي
CN	Chengzhong		30.945	113.553									تشنغتشونغ
CN	Yinchuan		38.468	106.273									ينتشوان
CN	Yichang		30.714	111.285									ييتشانغ
CN	Yibin		28.759	104.640									ييبين
CN	Yantai		37.477	121.441						Yantái			يانتاي
CN	Yangzhou		32.397	119.436									يانغتشو
CN	Yangshuo		24.781	110.490									يانغشو
CN	Yangquan		37.858	113.563									يانغتشوان
CN	Yancheng		33.358	120.157									يانتشنغ
CN	Tongshan		34.181	117.157				Xuzhou	Xuzhou		Xuzhou		تونغشان
CN	Shangrao		28.452	117.943									شانغراو
CN	Xuchang		34.032	113.863									شوتشانغ
CN	Xiuying		20.001	110.294									شيويينغ
CN	Xinyang		32.123	114.066									شينيانغ
CN	Xinxiang		35.190	113.802									شينشيانغ
CN	Xintai		35.901	117.752									شينتاي
CN	Xinpu		34.600	119.159									شينبو
CN	Xining		36.626	101.757									شينينغ
CN	Xingtai		37.063	114.494									شينغتاي
CN	Xianyang		34.338	108.703									شيانيانغ
CN	Xiantao		30.371	113.443									شيانتاو
CN	Zhuhai		22.277	113.568									تشوهاي
CN	Xiangtan		27.850	112.900									شيانغتان
CN	Xiangyang		32.042	112.145					Xiangfan				شيانغيانغ
CN	Xi’an		34.258	108.929	Xian		Xi'an	Xi'an	Xi'an	Xi'an	Xian		شيآن
CN	Xiamen		24.480	118.082									شيامن	Amoy
CN	Wuzhou		23.483	111.317									ووتشو
CN	Wuxue		29.851	115.552									ووشويه
CN	Wuxi		31.569	120.289									ووشي
CN	Changde		29.032	111.698									تشانغده
CN	Wuhu		31.337	118.374									ووهو
CN	Wuhan		30.583	114.267									ووهان
CN	Wuhai		39.684	106.816									ووهاي
CN	Wenzhou		27.999	120.667									ونتشو
CN	Weifang		36.710	119.102									ويفانغ
CN	Wafangdian		39.618	122.008									وافانغديان
CN	Wusong		30.950	117.783				Tongling					ووسونغ
CN	Tianshui		34.580	105.742									تيانشوي
CN	Tianjin		39.142	117.177						Tianjín			تيانجين
CN	Tangshan		39.633	118.183									تانغشان
CN	Tanggu		39.021	117.647									تانغو
CN	Taizhou		32.491	119.908									تايتشو
CN	Taiyuan		37.869	112.560									تاي يوان
CN	Tai’an		36.185	117.120									تايآن
CN	Suzhou		33.636	116.979									سوتشو
CN	Suizhou		31.711	113.363									سويتشو
CN	Shiyan		32.648	110.778									شيان
CN	Shiqi		22.517	113.385									شيتشي
CN	Tongchuanshi		35.075	109.085									تونغتشوان
CN	Shijiazhuang		38.041	114.479									شيجياتشوانغ
CN	Shenzhen		22.546	114.068									شنتشن
CN	Shashi		30.307	112.245									شاشي
CN	Shaoxing		30.002	120.579									شاوشينغ
CN	Shaoguan		24.800	113.583									شاوقوان
CN	Shantou		23.368	116.715									شانتو
CN	Shanghai		31.222	121.458							Xangai		شانغهاي
CN	Sanya		18.243	109.505									سانيا
CN	Sanming		26.249	117.619									سانمينغ
CN	Jieyang		23.542	116.366									جيهيانغ
CN	Rizhao		35.428	119.455									ريتشاو
CN	Qinhuangdao		39.932	119.588									تشنهوانغداو
CN	Huai'an		33.589	119.019									هوايآن
CN	Qingdao		36.065	120.380									تشينغداو
CN	Puyang Chengguanzhen		35.705	115.014									بويانغ تشنغقوان
CN	Puyang		29.457	119.889									بويانغ
CN	Putian		25.439	119.010									بوتيان
CN	Pingxiang		27.617	113.853									بينغشيانغ
CN	Pingdingshan		33.739	113.301									بينغدينغشان
CN	Dadukou		26.548	101.705									دادوكو
CN	Ningbo		29.878	121.549						Ningbó			نينغبو
CN	Neijiang		29.584	105.062									نيجيانغ
CN	Nanyang		32.995	112.533									نانيانغ
CN	Nantong		32.030	120.875									نانتونغ
CN	Nanning		22.817	108.317									نانينغ
CN	Nanjing		32.062	118.778					Nankin	Nankín	Nanquim		نانجينغ
CN	Nanchong		30.795	106.085									نانتشونغ
CN	Nanchang		28.684	115.853									نانتشانغ
CN	Mianyang		31.468	104.682									ميانيانغ
CN	Luqiao		28.580	121.375									لوتشياو
CN	Luoyang		34.684	112.454									لويانغ
CN	Luohe		33.564	114.043									لوهه
CN	Luancheng		37.879	114.652									لوانتشنغ
CN	Guankou		28.159	113.627									قوانكو
CN	Linyi		35.063	118.343									ليني
CN	Linxia Chengguanzhen		35.600	103.206									لينشيا تشنغقوان
CN	Linfen		36.089	111.519									لينفن
CN	Liaocheng		36.456	115.978									لياوتشنغ
CN	Wuwei		37.927	102.632									ووي
CN	Laohekou		32.386	111.668									لاوهكو
CN	Lanzhou		36.057	103.840									لانتشو
CN	Langfang		39.510	116.695									لانغفانغ
CN	Kunming		25.039	102.718									كونمينغ
CN	Kaifeng		34.799	114.307									كايفنغ
CN	Jiujiang		29.705	116.002									جيوجيانغ
CN	Jinzhou		39.100	121.717									جينتشو
CN	Jining		35.405	116.581									جينينغ
CN	Jingling		30.650	113.100									جينغلينغ
CN	Jingdezhen		29.295	117.208									جينغدتشن
CN	Jincheng		35.502	112.833									جينتشنغ
CN	Jinan		36.668	116.997									جينان
CN	Jiaxing		30.752	120.750									جياشينغ
CN	Jiaozuo		35.240	113.233									جياوتسو
CN	Jiangmen		22.583	113.083									جيانغمن
CN	Yangjiang		21.856	111.963									يانغجيانغ
CN	Ji’an		27.117	114.979									جيآن
CN	Guangyuan		32.442	105.823									قوانغيوان
CN	Qionghai		19.242	110.464									تشيونغهاي
CN	Huizhou		23.111	114.415									هويتشو
CN	Huayin		34.565	110.066									هواين
CN	Huangshi		30.247	115.048									هوانغشي
CN	Huanggang		23.677	117.000									هوانغقانغ
CN	Huainan		32.626	116.997									هواينان
CN	Huaibei		33.974	116.792									هوايبي
CN	Heze		35.239	115.474									هتسه
CN	Yiyang		28.589	112.328									ييانغ
CN	Hengyang		26.890	112.619									هنغيانغ
CN	Hengshui		37.732	115.701									هنغشوي
CN	Hefei		31.864	117.281									خفي
CN	Hebi		35.899	114.192									هيبي
CN	Hangzhou		30.294	120.161									هانغتشو
CN	Hangu		39.249	117.789									هانقو
CN	Handan		36.601	114.468									هاندان
CN	Haikou		20.046	110.342									هايكو
CN	Guli		28.882	120.033									قولي
CN	Guiyang		26.583	106.717									غوييانغ
CN	Guilin		25.282	110.286									قويلين
CN	Guangzhou		23.117	113.250					Canton	Cantón	Cantão		قوانغتشو
CN	Gaoping		30.776	106.103									قاوبينغ
CN	Fuzhou		26.061	119.306							Fucheu		فوتشو
CN	Foshan		23.027	113.132									فوشان
CN	Shengli		37.463	118.492				Dongying			Dongying		شنغلي
CN	Dongguan		23.018	113.749									دونغقوان
CN	Dezhou		37.451	116.311									دتشو
CN	Lijiang		26.869	100.221									ليجيانغ
CN	Daliang		22.841	113.250				Shunde					داليانغ
CN	Dalian		38.912	121.602									داليان
CN	Dali		25.585	100.212									دالي
CN	Chuzhou		32.322	118.298									تشوتشو
CN	Chongqing		29.563	106.553									تشونغتشينغ
CN	Chengdu		30.667	104.067						Chengdú			تشنغدو
CN	Chaozhou		23.654	116.623									تشاوتشو
CN	Changzhou		31.774	119.954									تشانغتشو
CN	Changzhi		35.209	111.739									تشانغتشي
CN	Changsha		28.199	112.971									تشانغشا
CN	Cangzhou		38.317	116.867									تسانغتشو
CN	Bengbu		32.941	117.361									بنغبو
CN	Beijing		39.907	116.397			Peking		Pékin	Pekín	Pequim		بكين
CN	Beihai		21.483	109.100									بيهاي
CN	Baoding		38.851	115.490						Báoding			باودينغ
CN	Shangyu		30.016	120.871									شانغيو
CN	Anshun		26.250	105.933									آنشون
CN	Anqing		30.514	117.047									آنتشينغ	Anking
HK	Tsuen Wan		22.371	114.113									تسون وان
HK	Kowloon		22.317	114.183									كولون
HK	Hong Kong		22.278	114.175	Hongkong			Hongkong					هونغ كونغ
BN	Bandar Seri Begawan		4.890	114.940									بندر سري بكاوان
MO	Macau		22.201	113.546									ماكاو
KH	Phnom Penh		11.563	104.916						Nom Pen	Pnom Penh		بنوم بنه
KH	Takeo		10.991	104.785									تاكيو
KH	Siem Reap		13.362	103.861									سيام ريب	Angkor
KH	Sihanoukville		10.609	103.530									سيهانوكفيل
KR	Wŏnju		37.351	127.945									وونجو
KR	Ulsan		35.537	129.317									أولسان
KR	Uijeongbu-si		37.742	127.047									أويجونغبو
KR	Daejeon		36.349	127.385									دايجون
KR	Daegu		35.870	128.591			Taegu						ديغو
KR	Suwon		37.291	127.009									سوون	Suwon-si
KR	Suncheon		34.950	127.488									سونتشون
KR	Seoul		37.566	126.978			Söul		Séoul	Seúl	Seul		سيول	Soul
KR	Busan		35.102	129.030		Pusan	Pusan		Pusan	Busán			بوسان
KR	Bucheon-si		37.499	126.783									بوتشون
KR	Pohang		36.029	129.365									بوهانغ
KR	Mokpo		34.813	126.392									موكبو
KR	Masan		35.127	126.832									ماسان
KR	Gyeongju		35.843	129.212									غيونغجو
KR	Gwangju		35.155	126.916									غوانغجو
KR	Gunsan		35.979	126.711				Kunsan					غونسان
KR	Gumi		36.114	128.336									غومي
KR	Goyang-si		37.656	126.835									غويانغ
KR	Kimhae		35.234	128.881									غيمهاي	Gimhae
KR	Iksan		35.944	126.954									إكسان
KR	Incheon		37.456	126.705			Inchon			Inchon			إنتشون
KR	Hwaseong-si		37.207	126.817									هواسونغ
KR	Chuncheon		37.875	127.734									تشنتشون
KR	Jeonju		35.822	127.149									جونجو
KR	Cheongju-si		36.637	127.490				Cheongju	Cheongju				تشونغجو
KR	Cheonan		36.806	127.152									تشونان
KR	Chinju		35.193	128.085			Jinju	Jinju	Jinju				جينجو
KR	Jeju City		33.510	126.522				Jeju	Jeju	Jeju	Jeju		جيجو
KR	Changwon		35.228	128.681									تشانغوون
KR	Anyang-si		37.392	126.927									آنيانغ
KR	Ansan-si		37.324	126.822									أنسان
JP	Atsugi	Kanagawa	35.443	139.369									أتسوغي
JP	Akashi	Hyōgo	34.655	135.007									أكاشي
JP	Yono		35.883	139.633									يونو
JP	Yokosuka	Kanagawa	35.284	139.667									يوكوسوكا
JP	Yokohama	Kanagawa	35.433	139.650									يوكوهاما
JP	Yokkaichi		34.967	136.617									يوكايتشي
JP	Yao	Osaka	34.617	135.600									ياو
JP	Utsunomiya		36.567	139.883									أوتسونوميا
JP	Toyota	Aichi	35.083	137.150									تويوتا
JP	Toyonaka	Osaka	34.782	135.469									تويوناكا
JP	Toyohashi	Aichi	34.767	137.383									تويوهاشي
JP	Toyama		36.700	137.217									توياما
JP	Tokyo	Tokyo	35.690	139.692				Tokio		Tokio	Tóquio		طوكيو	Tōkyō
JP	Tokushima		34.067	134.567									توكوشيما
JP	Tokorozawa		35.799	139.469									توكوروزاوا
JP	Takayama	Gifu	36.133	137.250									تاكاياما
JP	Takatsuki	Osaka	34.848	135.617									تاكاتسوكي
JP	Takasaki		36.333	139.017									تاكاساكي
JP	Takarazuka	Hyōgo	34.799	135.357									تاكارازوكا
JP	Takamatsu		34.333	134.050									تاكاماتسو
JP	Suita	Osaka	34.761	135.516									سويتا
JP	Sōka		35.836	139.800									سوكا
JP	Shizuoka		34.983	138.383									شيزوؤكا
JP	Shimonoseki		33.950	130.950									شيمونوسكي
JP	Minato		34.215	135.150									ميناتو
JP	Sasebo		33.168	129.725									ساسيبو
JP	Sakai	Osaka	34.583	135.467									ساكاي
JP	Ōtsu		35.000	135.867			Otsu				Otsu		أوتسو
JP	Osaka	Osaka	34.694	135.502				Ōsaka					أوساكا
JP	Okazaki	Aichi	34.950	137.167									أوكازاكي
JP	Okayama		34.650	133.933									أوكاياما
JP	Ōita		33.233	131.600							Oita		أويتا
JP	Odawara	Kanagawa	35.256	139.160									أوداوارا
JP	Numazu		35.100	138.867									نومازو
JP	Nishinomiya-hama	Hyōgo	34.716	135.332			Nishinomiya	Nishinomiya		Nishinomiya	Nishinomiya		نيشينوميا
JP	Nikkō		36.750	139.617			Nikko				Nikko		نيكو
JP	Niigata		37.886	139.006									نيغاتا
JP	Nara-shi	Nara	34.685	135.805			Nara	Nara	Nara	Nara	Nara		نارا
JP	Naha	Okinawa	26.217	127.683									ناها
JP	Nagoya	Aichi	35.181	136.906							Nagoia		ناغويا
JP	Nagasaki		32.750	129.883							Nangasaque		ناغاساكي
JP	Nagano	Nagano	36.650	138.183									ناغانو
JP	Miyazaki		31.917	131.417									ميازاكي
JP	Minamirinkan	Kanagawa	35.495	139.443									مينامي رينكان
JP	Matsumoto	Nagano	36.233	137.967									ماتسوموتو
JP	Matsudo		35.780	139.901									ماتسودو
JP	Maebashi		36.400	139.083									مايباشي
JP	Machida	Tokyo	35.540	139.451									ماتشيدا
JP	Kyoto	Kyoto	35.021	135.754				Kyōto	Kyōto	Kioto	Quioto		كيوتو
JP	Kurume	Fukuoka	33.317	130.517									كورومي
JP	Kurashiki		34.583	133.767									كوراشيكي
JP	Kumamoto		32.806	130.692									كوماموتو
JP	Koshigaya		35.890	139.789									كوشيغايا
JP	Kochi		33.550	133.533									كوتشي
JP	Kobe	Hyōgo	34.691	135.183				Kōbe	Kōbe	Kōbe			كوبه
JP	Kitakyushu	Fukuoka	33.852	130.850				Kitakyūshū	Kitakyūshū	Kitakyūshū			كيتاكيوشو
JP	Kishiwada	Osaka	34.467	135.367									كيشيوادا
JP	Kawasaki	Kanagawa	35.521	139.717									كاواساكي
JP	Kawaguchi		35.805	139.711									كاواغوتشي
JP	Kawagoe		35.909	139.485									كاواغويه
JP	Kasukabe		35.983	139.750									كاسوكابي
JP	Kasugai	Aichi	35.248	136.972									كاسوغاي
JP	Kashiwa		35.862	139.977									كاشيوا
JP	Kanazawa	Ishikawa	36.600	136.617									كانازاوا
JP	Kamakura	Kanagawa	35.309	139.550									كاماكورا
JP	Kakogawachō-honmachi	Hyōgo	34.769	134.829				Kakogawa	Kakogawa		Kakogawa		كاكوغاوا
JP	Kagoshima		31.567	130.550									كاغوشيما
JP	Ishigaki	Okinawa	24.345	124.157									إيشيغاكي
JP	Ichinomiya	Aichi	35.300	136.800							Owari-ichinomiya		إيتشينوميا
JP	Ibaraki	Osaka	34.816	135.568									إباراكي
JP	Hiroshima	Hiroshima	34.400	132.450							Hiroxima		هيروشيما
JP	Hiratsuka	Kanagawa	35.328	139.337									هيراتسوكا
JP	Hirakata	Osaka	34.813	135.649									هيراكاتا
JP	Himeji	Hyōgo	34.817	134.700									هيميجي
JP	Hamamatsu		34.700	137.733									هاماماتسو
JP	Hakone	Kanagawa	35.190	139.026									هاكونه
JP	Hachiōji	Tokyo	35.656	139.324	Hachiouji				Hachioji		Hachioji		هاتشيؤوجي
JP	Gifu-shi	Gifu	35.423	136.760			Gifu	Gifu	Gifu		Gifu		غيفو	Gifu City
JP	Fukuyama	Hiroshima	34.483	133.367									فوكوياما
JP	Fukuoka	Fukuoka	33.600	130.417									فوكوكا
JP	Fukui-shi		36.064	136.223									فوكوي
JP	Fujisawa	Kanagawa	35.349	139.477									فوجيساوا
JP	Fuji		35.167	138.683									فوجي
JP	Chōfu	Tokyo	35.659	139.548									تشوفو
JP	Chigasaki	Kanagawa	35.336	139.404									تشيغاساكي
JP	Beppu		33.279	131.498									بيبو
JP	Amagasaki	Hyōgo	34.717	135.417									أماغاساكي
JP	Ageoshimo		35.971	139.614			Ageo		Ageo	Ageo	Ageo		أغيو
KP	Wŏnsan		39.153	127.444			Wonsan		Wonsan				وونسان
KP	Sunch’ŏn		39.432	125.933									سونتشون
KP	Sariwŏn		38.507	125.756									ساريوون
KP	Pyongyang		39.034	125.754				Pjöngjang		Pionyang	Pionguiangue		بيونغيانغ
KP	Namp’o		38.737	125.408									نامبو
KP	Kaesŏng		37.971	126.554			Kaesong		Kaesong	Kaesong			كايسونغ
KP	Hŭngnam		39.832	127.619									هونغنام
KP	Hamhŭng		39.918	127.536			Hamhung		Hamhung		Hamhung		هامهونغ
KP	Haeju		38.041	125.715									هايجو
SG	Singapore		1.290	103.850									سنغافورة
SG	Woodlands		1.438	103.789									وودلاندز
KR	Yeosu		34.761	127.662									يوسو
CN	Suzhou		31.304	120.595									سوتشو
KR	Seongnam-si		37.439	127.138									سونغنام
CN	Zhongshan		21.320	110.572									تشونغشان
CN	Dadonghai		18.221	109.510									دادونغهاي
JP	Wakayama		34.233	135.167									واكاياما
JP	Matsuyama		33.839	132.766									ماتسوياما
CN	Yueyang		29.375	113.095									يويانغ
KR	Kwangmyŏng		37.477	126.866									غوانغميونغ	Gwangmyeong
PH	Malingao		7.161	124.475									مالينغاو
RU	Yakutsk		62.034	129.733				Jakutsk					ياكوتسك
RU	Vladivostok		43.106	131.874				Wladiwostok					فلاديفوستوك
RU	Ulan-Ude		51.827	107.606						Ulán-Udé			أولان أودي
RU	Komsomolsk-on-Amur		50.550	137.010				Komsomolsk am Amur	Komsomolsk-sur-l'Amour	Komsomolsk del Amur			كومسومولسك نا أموري
RU	Khabarovsk		48.483	135.084			Chabarovsk	Chabarowsk		Jabárovsk			خاباروفسك
RU	Irkutsk		52.298	104.296					Irkoutsk				إيركوتسك
RU	Chita		52.032	113.501				Tschita	Tchita	Chitá			تشيتا
RU	Blagoveshchensk		50.280	127.540	Blagovesjtjensk	Blagovesjtsjensk	Blagovesjtjensk	Blagoweschtschensk	Blagovechtchensk	Blagovéshchensk	Blagoveschensk		بلاغوفيشتشينسك
RU	Angarsk		52.537	103.886									أنغارسك
MN	Ulan Bator		47.908	106.883		Ulaanbaatar	Ulaanbaatar	Ulaanbaatar	Oulan-Bator	Ulán Bator	Ulã Bator		أولان باتور
CN	Zhangjiakou		40.810	114.879									تشانغجياكو
CN	Yingkou		40.665	122.228									ينغكو
CN	Yanji		42.907	129.508									يانجي
CN	Zhangjiakou Shi Xuanhua Qu		40.610	115.045									شوانهوا	Xuanhua
CN	Tongliao		43.612	122.265									تونغلياو
CN	Tonghua		41.720	125.926									تونغهوا
CN	Tieling		42.293	123.841									تيلينغ
CN	Suihua		46.639	126.995									سويهوا
CN	Siping		43.161	124.378									سيبينغ
CN	Shuangyashan		46.636	131.154									شوانغياشان
CN	Shenyang		41.792	123.433									شنيانغ
CN	Taihecun		45.764	130.851									تايهتسون	Qitaihe
CN	Qiqihar		47.341	123.960									تشيتشيهار
CN	Panshan		41.188	122.049									بانشان
CN	Mudanjiang		44.583	129.600									مودانجيانغ
CN	Liaoyuan		42.904	125.136									لياويوان
CN	Liaoyang		41.272	123.173									لياويانغ
CN	Jixi		45.301	130.957									جيشي
CN	Jinzhou		41.108	121.142									جينتشو
CN	Lianshan		40.764	120.853									ليانشان
CN	Jining		41.028	113.106									جينينغ
CN	Jilin		43.851	126.560									جيلين	Jilin City
CN	Jiamusi		46.799	130.316									جياموسي
CN	Hulan Ergi		47.204	123.633									هولان إرغي
CN	Hohhot		40.811	111.652									هوهوت
CN	Hegang		47.351	130.300									هيغانغ
CN	Harbin		45.750	126.650									هاربن
CN	Hailar		49.200	119.700									هايلار
CN	Fuxin		42.016	121.659									فوشين
CN	Fushun		41.887	123.944									فوشون
CN	Datong		40.094	113.291									داتونغ
CN	Daqing		46.583	125.000									داتشينغ
CN	Dandong		40.129	124.395									داندونغ
CN	Chifeng		42.268	118.964				Tschiföng					تشيفنغ
CN	Chengde		40.952	117.959						Chengdé			تشنغده
CN	Chaoyang		41.570	120.459									تشاويانغ
CN	Changchun		43.880	125.323				Chángchūn					تشانغتشون
CN	Benxi		41.289	123.765									بنشي
CN	Bei’an		48.267	126.600									بيآن
CN	Baotou		40.583	110.017									باوتو
CN	Baicheng		45.608	122.821									بايتشنغ
CN	Anshan		41.124	122.990									آنشان
KP	Sinŭiju		40.101	124.398			Sinuiju		Sinuiju				سينويجو
KP	Kanggye		40.969	126.585									كانغيه
KP	Chongjin		41.796	129.776				Ch’ŏngjin		Chŏngjin			تشونغجين
RU	Bratsk		56.133	101.614									براتسك
ID	Kupang		-10.171	123.607									كوبانغ
AU	Tanunda	South Australia	-34.523	138.960									تانوندا
AU	Perth	Western Australia	-31.952	115.861									بيرث
AU	Margaret River	Western Australia	-33.955	115.076									مارغريت ريفر
AU	Darwin	Northern Territory	-12.461	130.842									داروين
AU	Broome	Western Australia	-17.955	122.239									بروم
AU	Alice Springs	Northern Territory	-23.698	133.884									أليس سبرينغز
AU	Adelaide	South Australia	-34.929	138.599					Adélaïde	Adelaida			أديليد
CX	Flying Fish Cove		-10.422	105.679									فلاينغ فيش كوف
FM	Palikir - National Government Center		6.925	158.161	Palakir		Palikir	Palikir	Palikir	Palikir	Palikir		باليكير
PG	Port Moresby		-9.477	147.151						Puerto Moresby			بورت مورسبي
SB	Honiara		-9.433	159.950									هونيارا
KI	Tarawa		1.328	172.977	South Tarawa						Tarawa do Sul		تاراوا
TV	Funafuti		-8.524	179.194									فونافوتي
JP	Yamagata		38.233	140.367									ياماغاتا
JP	Sendai		38.267	140.867									سنداي
JP	Morioka		39.700	141.150									موريوكا
JP	Mito		36.350	140.450									ميتو
JP	Kōriyama		37.400	140.383							Koriyama		كورياما
JP	Iwaki		37.050	140.883									إيواكي
JP	Ichihara		35.517	140.083									إيتشيهارا
JP	Fukushima		37.750	140.467									فوكوشيما
JP	Chiba		35.600	140.117									تشيبا
JP	Akita		39.717	140.117									أكيتا
MH	Majuro		7.090	171.380			Majur						ماجورو
JP	Sapporo	Hokkaido	43.067	141.350									سابورو
JP	Hakodate	Hokkaido	41.776	140.737									هاكوداته
JP	Hachinohe		40.500	141.500									هاتشينوهه
JP	Asahikawa	Hokkaido	43.771	142.365									أساهيكاوا
JP	Aomori		40.817	140.733									آوموري
VU	Port-Vila		-17.736	168.314			Port Vila	Port Vila		Port Vila	Port Vila		بورت فيلا
NC	Nouméa		-22.274	166.449			Noumea	Noumea		Numea			نوميا
AU	Sydney	New South Wales	-33.868	151.207						Sídney			سيدني
AU	Port Douglas	Queensland	-16.484	145.467									بورت دوغلاس
AU	Pokolbin	New South Wales	-32.800	151.283									بوكولبين
AU	Noosa	Queensland	-26.394	153.090									نوسا
AU	Newcastle	New South Wales	-32.929	151.780									نيوكاسل
AU	Melbourne	Victoria	-37.814	144.963									ملبورن
NF	Kingston		-29.055	167.966									كينغستون
AU	Katoomba	New South Wales	-33.720	150.307									كاتومبا
AU	Jindabyne	New South Wales	-36.417	148.623									جيندابين
AU	Hobart	Tasmania	-42.879	147.329									هوبارت
AU	Healesville	Victoria	-37.654	145.517									هيلزفيل
AU	Gold Coast	Queensland	-28.000	153.431						Costa Dorada			غولد كوست
AU	Geelong	Victoria	-38.147	144.361									غيلونغ
AU	Wollongong	New South Wales	-34.424	150.893									ولونغونغ
AU	Canberra	Australian Capital Territory	-35.283	149.128							Camberra		كانبرا
AU	Cairns	Queensland	-16.924	145.766									كيرنز
AU	Byron Bay	New South Wales	-28.650	153.613									بايرون باي
AU	Brisbane	Queensland	-27.468	153.028									بريزبن
NZ	Wellington		-41.287	174.776									ويلينغتون
NZ	Te Anau		-45.417	167.717									تي أناو
NZ	Wanaka		-44.700	169.150									واناكا
NZ	Paihia		-35.281	174.091									بايهيا
NZ	Napier		-39.493	176.912									نابير	Napier City
NZ	Manukau City		-36.993	174.880									مانوكاو	Manukau
NZ	Christchurch		-43.533	172.633									كرايستشرش
NZ	Auckland		-36.849	174.763									أوكلاند
FJ	Suva		-18.142	178.441									سوفا
FJ	Nadi		-17.803	177.416									نادي
NZ	Tauranga		-37.686	176.167									تورانغا
LY	Tarhuna		32.435	13.633									ترهونة
LY	Tripoli		32.887	13.187				Tripolis		Trípoli	Trípoli		طرابلس
LY	Mişrātah		32.375	15.092									مصراتة	Misratah
LY	Az Zāwīyah		32.757	12.728									الزاوية
LY	Al Khums		32.649	14.262			Al-Khums	Al-Chums					الخمس
CM	Yaoundé		3.867	11.517						Yaundé			ياوندي
CM	Ngaoundéré		7.328	13.585									نغاونديري
CM	Mokolo		10.742	13.802									موكولو
CM	Maroua		10.591	14.316									ماروا
CM	Kousséri		12.077	15.031							Kousseri		القصور
CM	Garoua		9.301	13.398									غاروا
CM	Edéa		3.800	10.133					Édéa				إديا
CM	Douala		4.048	9.704						Duala			دوالا
CM	Bertoua		4.577	13.685									بيرتوا
CM	Bamenda		5.960	10.146									باميندا
CM	Bafoussam		5.478	10.418									بافوسام
AO	N’dalatando		-9.298	14.912									ندالاتاندو	N'dalatando
AO	Luanda		-8.837	13.234									لواندا
SN	Touba		14.850	-15.883									طوبى
SN	Thiès Nones		14.783	-16.967									تياس نون
SN	Thiès		14.789	-16.926									تياس
SN	Pikine		14.765	-17.391									بيكين
SN	Dakar		14.694	-17.444							Dacar		داكار
CG	Pointe-Noire		-4.776	11.864									بوانت نوار
CG	Brazzaville		-4.266	15.283									برازافيل
PT	Porto Santo	Madeira	33.059	-16.334									بورتو سانتو
PT	Tavira	Faro	37.127	-7.649									تافيرا
PT	Sintra	Lisbon	38.801	-9.378									سينترا
PT	Vilamoura	Faro	37.069	-8.101									فيلامورا	Algarve
PT	Portimão	Faro	37.139	-8.538				Portimao					بورتيماو
PT	Óbidos	Leiria	39.361	-9.157									أوبيدوس
PT	Nazaré	Leiria	39.603	-9.068									نازاريه
PT	Lisbon	Lisbon	38.717	-9.133	Lissabon	Lisboa	Lissabon	Lissabon	Lisbonne	Lisboa	Lisboa		لشبونة
PT	Lagos	Faro	37.102	-8.674									لاغوس	Algarve
PT	Funchal	Madeira	32.666	-16.925									فونشال	Madeira
PT	Évora	Évora	38.567	-7.900									إيفورا	Evora
PT	Cascais	Lisbon	38.697	-9.421									كاشكايش
PT	Albufeira	Faro	37.088	-8.250									ألبوفيرا	Algarve
LR	Monrovia		6.301	-10.797							Monróvia		مونروفيا
CI	Yamoussoukro		6.821	-5.277						Yamusukro			ياموسوكرو
CI	Daloa		6.877	-6.450									دالوا
CI	Bouaké		7.694	-5.030									بواكي
CI	Abobo		5.416	-4.016									أبوبو
CI	Abidjan		5.354	-4.002						Abiyán			أبيدجان
GH	Tamale		9.401	-0.839									تامالي
GH	Takoradi		4.898	-1.760									تاكورادي	Takoradze
GH	Kumasi		6.689	-1.624									كوماسي
GH	Atsiaman		5.698	-0.328									أتسيامان
GH	Accra		5.556	-0.197							Acra		أكرا
GQ	Malabo		3.756	8.782									مالابو
CD	Kinshasa		-4.328	15.314						Kinsasa	Quinxassa		كينشاسا
NG	Zaria		11.111	7.723									زاريا
NG	Warri		5.517	5.750									واري
NG	Uyo		5.051	7.934									أويو
NG	Umuahia		5.525	7.495									أومواهيا
NG	Ugep		5.809	8.081									أوغيب
NG	Sokoto		13.063	5.243									سوكوتو
NG	Shagamu		6.848	3.646									شاغامو	Sagamu
NG	Port Harcourt		4.777	7.013									بورت هاركورت
NG	Oyo		7.853	3.931							Oió		أويو
NG	Owo		7.196	5.587									أوو
NG	Owerri		5.484	7.033									أويري
NG	Onitsha		6.150	6.786									أونيتشا
NG	Ondo		7.093	4.835									أوندو
NG	Okene		7.551	6.236									أوكيني
NG	Mubi		10.269	13.267									موبي
NG	Minna		9.615	6.548									مينا
NG	Makurdi		7.734	8.521									ماكوردي
NG	Maiduguri		11.847	13.157									ميدغري
NG	Lekki		6.410	4.091									ليكي
NG	Lagos		6.454	3.395									لاغوس
NG	Katsina		12.991	7.602									كاتسينا
NG	Kano		12.000	8.517		Byen Kano							كانو
NG	Kaduna		10.526	7.439									كادونا
NG	Jos		9.928	8.892									جوس
NG	Jimeta		9.280	12.458									جيميتا
NG	Iwo		7.635	4.182									إيوو
NG	Ilorin		8.497	4.542									إيلورين
NG	Ilesa		7.628	4.742									إيليسا
NG	Ikot Ekpene		5.182	7.715									إيكوت إكبيني
NG	Ikire		7.370	4.186									إيكيري
NG	Ikeja		6.596	3.342									إيكيجا
NG	Ijebu-Ode		6.819	3.917									إيجيبو أودي	Ijebu Ode
NG	Ibadan		7.378	3.906						Ibadán			إبادان
NG	Gusau		12.170	6.664									غوساو
NG	Gombe		10.290	11.167									غومبي
NG	Enugu		6.441	7.499									إنوغو
NG	Efon-Alaaye		7.657	4.922									إيفون ألايي
NG	Ebute Ikorodu		6.601	3.488									إيكورودو
NG	Calabar		4.959	8.327									كالابار
NG	Benin City		6.338	5.626				Benin-Stadt		Benín City	Benim		بنين
NG	Bauchi		10.310	9.844									باوتشي
NG	Atani		6.013	6.748									أتاني
NG	Akure		7.253	5.193									أكوري
NG	Ado-Ekiti		7.623	5.221									أدو إكيتي
NG	Abuja		9.058	7.495									أبوجا
NG	Abeokuta		7.156	3.345									أبيوكوتا
NG	Aba		5.107	7.367									آبا
BF	Ouagadougou		12.366	-1.534						Uagadugú			واغادوغو
BF	Bobo-Dioulasso		11.177	-4.298							Bobo Dioulasso		بوبوديولاسو
TG	Lomé		6.129	1.222									لومي
GW	Bissau		11.864	-15.598									بيساو
MR	Nouakchott		18.086	-15.979									نواكشوط
MR	Chinguetti		20.463	-12.362									شنقيط
CF	Bangui		4.361	18.555									بانغي
BJ	Porto-Novo		6.497	2.604				Porto Novo	Porto Novo	Porto Novo			بورتو نوفو
BJ	Djougou		9.709	1.666									جوغو
BJ	Cotonou		6.365	2.418						Cotonú			كوتونو
BJ	Abomey-Calavi		6.449	2.356									أبومي كالافي
GA	Libreville		0.392	9.454									ليبرفيل
SL	Freetown		8.487	-13.236									فريتاون
ST	São Tomé		0.337	6.727	Söo Tomé					Santo Tomé			ساو تومي
GI	Gibraltar		36.145	-5.353									جبل طارق
GM	Serekunda		13.438	-16.678			Serrekunda						سيريكوندا
GM	Banjul		13.453	-16.578									بانجول
GM	Bakau		13.478	-16.682									باكاو
GN	Conakry		9.538	-13.677							Conacri		كوناكري
GN	Camayenne		9.535	-13.688									كاماين
TD	N'Djamena		12.107	15.044	Ndjamena			N’Djamena	Ndjamena	Yamena			انجمينا
NE	Niamey		13.514	2.110									نيامي
ML	Bamako		12.650	-8.000									باماكو
TN	Tunis		36.819	10.166						Túnez	Tunes		تونس
TN	Tozeur		33.920	8.133									توزر
TN	Sousse		35.825	10.637									سوسة
TN	Sfax		34.741	10.760									صفاقس
TN	Douz		33.466	9.020									دوز
TN	Hammamet		36.400	10.617									الحمامات
DZ	Boumerdas		36.766	3.477									بومرداس
DZ	Tébessa		35.404	8.124				Tebessa			Tebessa		تبسة
DZ	Sétif		36.191	5.414							Setif		سطيف
DZ	Oran		35.699	-0.636						Orán	Orã		وهران
DZ	Constantine		36.365	6.615						Constantina	Constantina		قسنطينة
DZ	Biskra		34.850	5.728									بسكرة
DZ	Batna		35.556	6.174									باتنة	Batna City
DZ	Bab Ezzouar		36.726	3.183									باب الزوار
DZ	Annaba		36.900	7.767									عنابة
DZ	Algiers		36.732	3.087	Algier	Alger	Alger	Algier	Alger	Argel	Argel		الجزائر
ES	Valencia	Valencia	39.470	-0.377					Valence		Valência		بلنسية
ES	Torremolinos	Andalusia	36.620	-4.500									توريمولينوس
ES	Toledo	Castile-La Mancha	39.858	-4.023					Tolède				طليطلة
ES	Sevilla	Andalusia	37.383	-5.973					Séville		Sevilha	Seville	إشبيلية
ES	Santa Cruz de Tenerife	Canary Islands	28.468	-16.255					Santa Cruz de Ténérife				سانتا كروث دي تينيريفه
ES	Ronda	Andalusia	36.742	-5.167									رندة
ES	Puerto de la Cruz	Canary Islands	28.414	-16.549									بويرتو دي لا كروث	Tenerife
ES	Palma	Balearic Islands	39.569	2.650			Palma de Mallorca	Palma de Mallorca	Palma de Majorque	Palma de Mallorca	Palma de Maiorca		بالما	Majorca|Mallorca
ES	Nerja	Andalusia	36.753	-3.874									نرخا
ES	Murcia	Murcia	37.987	-1.130					Murcie		Múrcia		مرسية
ES	Maspalomas	Canary Islands	27.761	-15.586									ماسبالوماس	Gran Canaria
ES	Marbella	Andalusia	36.515	-4.886									ماربيا
ES	Málaga	Andalusia	36.720	-4.420									مالقة
ES	Maó	Balearic Islands	39.889	4.266					Mahon			Mahón	ماهون	Menorca
ES	Las Palmas de Gran Canaria	Canary Islands	28.100	-15.413							Las Palmas		لاس بالماس دي غران كناريا
ES	Jerez de la Frontera	Andalusia	36.687	-6.136					Xérès				شريش
ES	Ibiza	Balearic Islands	38.909	1.433				Ibiza-Stadt					إيبيزا	Ibiza Town|Eivissa
ES	Granada	Andalusia	37.188	-3.607					Grenade				غرناطة
ES	Elche	Valencia	38.262	-0.701				Elx	Elx		Elx		إلش
ES	Corralejo	Canary Islands	28.731	-13.867									كورّاليخو	Fuerteventura
ES	Córdoba	Andalusia	37.892	-4.773	Cordoba				Cordoue		Córdova		قرطبة
ES	Conil de la Frontera	Andalusia	36.277	-6.088									كونيل دي لا فرونتيرا
ES	Cartagena	Murcia	37.605	-0.986					Carthagène				كارتاخينا	Cartagena de Indias
ES	Cádiz	Andalusia	36.527	-6.289					Cadix				قادس	Cadiz
ES	Benidorm	Valencia	38.538	-0.131									بنيدورم
ES	Arrecife	Canary Islands	28.963	-13.548									أريسيفي	Lanzarote
ES	Alicante	Valencia	38.345	-0.481									أليكانتي
ES	Alcúdia	Balearic Islands	39.853	3.121									ألكوديا
ES	Adeje	Canary Islands	28.123	-16.726									أديخي	Tenerife
IT	Tropea	Calabria	38.675	15.895									تروبيا
IT	Taormina	Sicily	37.854	15.289									تاورمينا
IT	Siracusa	Sicily	37.075	15.287	Syrakus		Syrakusa	Syrakus	Syracuse			Syracuse	سرقوسة
IT	Palermo	Sicily	38.132	13.336					Palerme				باليرمو
IT	Messina	Sicily	38.194	15.553					Messine				ميسينا
IT	Lipari	Sicily	38.467	14.954									ليباري
IT	Cefalù	Sicily	38.039	14.023									تشيفالو
IT	Catania	Sicily	37.492	15.070					Catane		Catânia		كاتانيا
IT	Cagliari	Sardinia	39.230	9.119									كالياري
MA	Zagora		30.332	-5.838									زاكورة
MA	Tétouan		35.578	-5.368						Tetuán	Tetuão		تطوان
MA	Temara		33.929	-6.907									تمارة
MA	Tangier		35.767	-5.800	Tanger		Tanger	Tanger	Tanger	Tánger	Tânger		طنجة
MA	Sale		34.053	-6.798				Salé	Salé	Salé			سلا
MA	Safi	Marrakech-Safi	32.299	-9.237						Safí	Safim		آسفي
MA	Rabat		34.013	-6.833									الرباط
MA	Oujda-Angad		34.681	-1.909				Oujda	Oujda	Oujda			وجدة
MA	Meknès		33.894	-5.547			Meknes						مكناس
MA	Marrakech	Marrakech-Safi	31.634	-8.000				Marrakesch					مراكش	Marrakesh
MA	Kenitra		34.261	-6.580	Kénitra		Kénitra		Kénitra				القنيطرة
MA	Fès		34.033	-5.000			Fez			Fez	Fez		فاس	Fes
MA	Essaouira	Marrakech-Safi	31.512	-9.770						Esauira			الصويرة
MA	Chefchaouen		35.169	-5.264						Xauen			شفشاون
MA	Casablanca		33.588	-7.611									الدار البيضاء
MA	Al Hoceïma		35.252	-3.937				Al-Hoceima	Al Hoceima	Villa Alhucemas			الحسيمة
MA	Agadir	Souss-Massa	30.420	-9.598									أكادير
MT	Valletta		35.900	14.515					La Valette		Valeta		فاليتا
MT	Sliema		35.913	14.502									سليما
MT	St. Julian's		35.918	14.490									سانت جوليانز
MT	Victoria		36.044	14.240									فيكتوريا
CD	Masina		-4.384	15.391									ماسينا
FO	Tórshavn		62.010	-6.772			Torshamn				Thorshavn		تورسهافن
DK	Skagen		57.721	10.584									سكاغن
DK	Rønne		55.101	14.707									رونه
DK	Ribe		55.331	8.770									ريبه
DK	Odense		55.396	10.388				Ottensee					أودنسه
DK	Copenhagen		55.676	12.566	København	København	Köpenhamn	Kopenhagen	Copenhague	Copenhague	Copenhaga		كوبنهاغن
DK	Aarhus		56.157	10.211			Århus	Århus	Århus	Århus			آرهوس
DK	Aalborg		57.048	9.919			Ålborg						آلبورغ
IS	Akureyri		65.683	-18.088									أكوريري
GB	York	England	53.958	-1.083									يورك
GB	Wolverhampton	England	52.586	-2.123									وولفرهامبتون
GB	Windsor	England	51.483	-0.600									ونزر
GB	Windermere	England	54.381	-2.907									ويندرمير
GB	City of Westminster	England	51.498	-0.136									وستمنستر
GB	Swansea	Wales	51.621	-3.943									سوانزي
GB	Sunderland	England	54.905	-1.382									سندرلاند
GB	Stratford-upon-Avon	England	52.192	-1.707									ستراتفورد
GB	Stoke-on-Trent	England	53.004	-2.185									ستوك-أون-ترينت
GB	Stirling	Scotland	56.119	-3.937									استيرلينغ
GB	Southend-on-Sea	England	51.538	0.714									ساوثند أون سي
GB	Southampton	England	50.904	-1.404									ساوثهامبتون
GB	Sheffield	England	53.383	-1.466									شفيلد
GB	Scarborough	England	54.280	-0.404									سكاربورو
GB	St Ives	England	50.209	-5.487									سانت آيفز
GB	St Andrews	Scotland	56.339	-2.799					Saint Andrews				سانت أندروز
GB	Reading	England	51.456	-0.971									ريدينغ
GB	Preston	England	53.763	-2.704									برستون
GB	Portree	Scotland	57.413	-6.194									بورتري
GB	Plymouth	England	50.371	-4.143									بليموث
GB	Oxford	England	51.752	-1.256							Oxónia		أكسفورد
GB	Nottingham	England	52.954	-1.151									نوتنغهام
GB	Norwich	England	52.628	1.298									نورويتش
GB	Northampton	England	52.250	-0.883									نورثامبتون
GB	Newquay	England	50.416	-5.073									نيوكي
GB	Newport	Wales	51.588	-2.998									نيوبورت
GB	Milton Keynes	England	52.042	-0.756									ميلتون كينز
GB	Manchester	England	53.481	-2.237						Mánchester			مانشستر
GB	Luton	England	51.880	-0.417									لوتن
GB	London	England	51.508	-0.126					Londres	Londres	Londres		لندن	Londra|Londen
GB	Llandudno	Wales	53.325	-3.832									لاندودنو
GB	Liverpool	England	53.411	-2.978									ليفربول
GB	Leicester	England	52.639	-1.132									لايستر
GB	Leeds	England	53.797	-1.548									ليدز
GB	Kingston upon Hull	England	53.745	-0.335			Hull		Kingston-upon-Hull				كينغستون أبون هل
GB	Keswick	England	54.599	-3.133									كيزيك
GB	Islington	England	51.536	-0.103					District londonien d'Islington				إزلينغتون
GB	Inverness	Scotland	57.479	-4.224									إنفرنيس
GB	Glasgow	Scotland	55.865	-4.258									غلاسكو
GB	Fort William	Scotland	56.816	-5.112									فورت ويليام
GB	Edinburgh	Scotland	55.952	-3.196					Édimbourg	Edimburgo	Edimburgo		إدنبرة	Edimbourg|Edinburg
GB	Derby	England	52.923	-1.477									ديربي
GB	Coventry	England	52.407	-1.512									كوفنتري
GB	Chester	England	53.191	-2.892									تشستر
GB	Cardiff	Wales	51.480	-3.180									كارديف
GB	Canterbury	England	51.279	1.080							Cantuária		كانتربيري
GB	Cambridge	England	52.200	0.117									كامبريدج
GB	Bristol	England	51.455	-2.597						Brístol			بريستول
GB	Brighton	England	50.828	-0.140									برايتون
GB	Bradford	England	53.794	-1.752									برادفورد
GB	Bournemouth	England	50.721	-1.879									بورنموث
GB	Blackpool	England	53.817	-3.050									بلاكبول
GB	Birmingham	England	52.481	-1.900									برمينغهام
GB	Birkenhead	England	53.393	-3.015									بيركنهيد
GB	Bexley	England	51.442	0.149									بيكسلي
GB	Belfast	Northern Ireland	54.597	-5.925									بلفاست
GB	Bath	England	51.375	-2.362									باث
CH	Zürich	Zürich	47.367	8.550					Zurich	Zúrich	Zurique	Zurich	زيورخ
CH	Zermatt	Valais	46.020	7.749									زيرمات
CH	Verbier	Valais	46.100	7.226									فيربييه
CH	St. Moritz	Graubünden	46.499	9.843									سانت موريتز	Saint Moritz|Sankt Moritz
CH	Gstaad	Bern	46.489	7.260									غشتاد
CH	Montreux	Vaud	46.433	6.911									مونترو
CH	Lucerne	Lucerne	47.050	8.306		Luzern	Luzern	Luzern		Lucerna	Lucerna		لوسرن
CH	Lugano	Ticino	46.010	8.960									لوغانو
CH	Lausanne	Vaud	46.516	6.633						Lausana	Lausana		لوزان
CH	Interlaken	Bern	46.684	7.866									إنترلاكن
CH	Grindelwald	Bern	46.624	8.036									غريندلفالد
CH	Genève	Geneva	46.202	6.146	Geneve			Genf		Ginebra	Genebra	Geneva	جنيف	Ginevra
CH	Davos	Graubünden	46.804	9.837									دافوس
CH	Bern	Bern	46.948	7.447					Berne	Berna	Berna		برن
CH	Basel		47.558	7.573					Bâle	Basilea	Basileia		بازل
CH	Arosa	Graubünden	46.778	9.676									أروزا
SE	Visby		57.641	18.296									فيسبي
SE	Uppsala		59.859	17.639						Upsala			أوبسالا
SE	Stockholm		59.329	18.069						Estocolmo	Estocolmo		ستوكهولم
SE	Malmö		55.606	13.001	Malmø								مالمو	Malmo
SE	Göteborg		57.707	11.967						Gotemburgo	Gotemburgo	Gothenburg	غوتنبرغ
SJ	Longyearbyen		78.223	15.647									لونغياربين
PT	Porto	Porto	41.150	-8.611						Oporto			بورتو
PT	Peso da Régua	Vila Real	41.163	-7.789									بيزو دا ريغوا
PT	Guimarães	Braga	41.444	-8.296									غيمارايش
PT	Coimbra	Coimbra	40.206	-8.419						Coímbra			كويمبرا
PT	Braga	Braga	41.550	-8.420									براغا
PT	Aveiro	Aveiro	40.644	-8.646									أفييرو
NL	Zandvoort		52.371	4.533									زاندفورت
NL	Utrecht		52.091	5.122							Utreque		أوترخت
NL	The Hague		52.077	4.299	Haag		Haag	Den Haag	La Haye	La Haya	A Haia		لاهاي
NL	Scheveningen		52.105	4.276									سخيفينينغن
NL	Rotterdam		51.922	4.479							Roterdão		روتردام
NL	Maastricht		50.848	5.689							Mastrique		ماسترخت
NL	Leiden		52.158	4.493					Leyde		Leida		لايدن
NL	Haarlem		52.381	4.637									هارلم
NL	Eindhoven		51.441	5.478									آيندهوفن
NL	Delft		52.007	4.356									دلفت
NL	Amsterdam		52.374	4.890						Ámsterdam	Amesterdã		أمستردام
AT	Zell am See	Salzburg	47.323	12.798									زيلامسي
AT	Vienna		48.209	16.372	Wien		Wien	Wien	Vienne	Viena	Viena		فيينا
AT	Sölden	Tyrol	46.967	11.000									زولدن
AT	Salzburg	Salzburg	47.799	13.044					Salzbourg	Salzburgo	Salzburgo		سالزبورغ
AT	Saalbach	Salzburg	47.391	12.636									زالباخ
AT	Mayrhofen	Tyrol	47.167	11.867									مايرهوفن
AT	Linz	Upper Austria	48.306	14.286									لينتز
AT	Lech	Vorarlberg	47.208	10.142									ليخ
AT	Krems an der Donau	Lower Austria	48.409	15.614									كريمس أن دير دوناو
AT	Kitzbühel	Tyrol	47.446	12.392									كيتسبول
AT	Ischgl	Tyrol	47.013	10.292									إشغل
AT	Innsbruck	Tyrol	47.263	11.395									إنسبروك
AT	Graz	Styria	47.067	15.450									غراتس
AT	Dürnstein	Lower Austria	48.396	15.520									دورنشتاين
BE	Ostend		51.215	2.927	Ostende		Oostende	Ostende	Ostende	Ostende	Oostende		أوستند
BE	Knokke		51.350	3.267									كنوكه
BE	Gent		51.050	3.717					Gand	Gante	Gante	Ghent	غنت
BE	Charleroi		50.411	4.444									شارلوروا
BE	Brussels		50.850	4.349	Bruxelles	Brussel	Bryssel	Brüssel	Bruxelles	Bruselas	Bruxelas		بروكسل
BE	Brugge		51.209	3.224	Brügge		Brygge	Brügge	Bruges	Brujas	Bruges	Bruges	بروج
BE	Antwerpen		51.221	4.400					Anvers	Amberes	Antuérpia	Antwerp	أنتويرب
DE	Würzburg	Bavaria	49.794	9.951					Wurtzbourg	Wurzburgo	Wurtzburgo		فورتسبورغ
DE	Wuppertal	North Rhine-Westphalia	51.256	7.148									فوبرتال
DE	Wiesbaden	Hesse	50.083	8.249									فيسبادن
DE	Westerland	Schleswig-Holstein	54.908	8.303									فيسترلاند
DE	Weimar	Thuringia	50.980	11.329									فايمر
DE	Warnemünde	Mecklenburg-Vorpommern	54.177	12.084									فارنيمونده
DE	Trier	Rhineland-Palatinate	49.756	6.639					Trèves	Tréveris	Tréveris		ترير
DE	Timmendorfer Strand	Schleswig-Holstein	53.995	10.777									تيمندورفر شتراند
DE	Stuttgart	Baden-Württemberg	48.782	9.177							Estugarda		شتوتغارت
DE	Rüdesheim am Rhein	Hesse	49.979	7.924									رودسهايم أم راين
DE	Rothenburg ob der Tauber	Bavaria	49.379	10.187									روتنبورغ أوب دير تاوبر
DE	Regensburg	Bavaria	49.015	12.102					Ratisbonne	Ratisbona	Regensburgo		ريغنسبورغ
DE	Quedlinburg	Saxony-Anhalt	51.788	11.150					Quedlinbourg		Quedlimburgo		كفيدلينبورغ
DE	Potsdam	Brandenburg	52.399	13.066									بوتسدام
DE	Binz	Mecklenburg-Vorpommern	54.400	13.611									بينتس
DE	Oberstdorf	Bavaria	47.407	10.279									أوبرستدورف
DE	Oberhausen	North Rhine-Westphalia	51.478	6.862									أوبرهاوزن
DE	Nürnberg	Bavaria	49.454	11.078					Nuremberg	Nuremberg	Nuremberga	Nuremberg	نورمبرغ
DE	Münster	North Rhine-Westphalia	51.962	7.626									مونستر
DE	Munich	Bavaria	48.137	11.575	München	München	München	München		Múnich	Munique		ميونخ	Muenchen|Monaco di Baviera
DE	Mönchengladbach	North Rhine-Westphalia	51.185	6.442									مونشنغلادباخ
DE	Mannheim	Baden-Württemberg	49.489	8.467									مانهايم
DE	Magdeburg	Saxony-Anhalt	52.128	11.629					Magdebourg	Magdeburgo	Magdeburgo		ماغديبورغ
DE	Lübeck	Schleswig-Holstein	53.869	10.687						Lubeca			لوبك
DE	Leipzig	Saxony	51.340	12.371							Lípsia		لايبزيغ
DE	Krefeld	North Rhine-Westphalia	51.336	6.554									كريفلد
DE	Konstanz	Baden-Württemberg	47.660	9.176					Constance	Constanza	Constança		كونستانس
DE	Köln	North Rhine-Westphalia	50.933	6.950					Cologne	Colonia	Colônia	Cologne	كولونيا	Koeln
DE	Kiel	Schleswig-Holstein	54.321	10.135									كيل
DE	Karlsruhe	Baden-Württemberg	49.009	8.404									كارلسروه
DE	Heidelberg	Baden-Württemberg	49.408	8.691							Heidelberga		هايدلبرغ
DE	Hannover	Lower Saxony	52.370	9.733					Hanovre	Hanóver	Hanôver	Hanover	هانوفر
DE	Hamburg		53.551	9.993	Hamborg				Hambourg	Hamburgo	Hamburgo		هامبورغ
DE	Halle (Saale)	Saxony-Anhalt	51.482	11.979	Halle		Halle an der Saale		Halle	Halle	Halle an der Saale		هاله
DE	Gelsenkirchen	North Rhine-Westphalia	51.505	7.096									غيلسنكيرشن
DE	Garmisch-Partenkirchen	Bavaria	47.492	11.096									غارميش-بارتنكيرشن
DE	Füssen	Bavaria	47.571	10.702									فوسن
DE	Freiburg	Baden-Württemberg	47.996	7.852	Freiburg im Breisgau			Freiburg im Breisgau	Fribourg-en-Brisgau	Friburgo de Brisgovia	Freiburg im Breisgau		فرايبورغ
DE	Frankfurt am Main	Hesse	50.115	8.684					Francfort-sur-le-Main	Fráncfort del Meno			فرانكفورت	Frankfurt
DE	Essen	North Rhine-Westphalia	51.457	7.012									إيسن
DE	Erfurt	Thuringia	50.979	11.033						Érfurt			إرفورت
DE	Düsseldorf	North Rhine-Westphalia	51.222	6.776									دوسلدورف
DE	Duisburg	North Rhine-Westphalia	51.432	6.765					Duisbourg	Duisburgo	Duisburgo		دويسبورغ
DE	Dresden	Saxony	51.051	13.738					Dresde	Dresde			دريسدن
DE	Dortmund	North Rhine-Westphalia	51.515	7.466									دورتموند
DE	Deidesheim	Rhineland-Palatinate	49.408	8.184									دايدسهايم
DE	Cochem	Rhineland-Palatinate	50.145	7.164									كوخم
DE	Chemnitz	Saxony	50.836	12.929									كيمنتس
DE	Bremen		53.076	8.807		Byen Bremen			Brême				بريمن
DE	Braunschweig	Lower Saxony	52.266	10.527					Brunswick	Brunswick			براونشفايغ
DE	Bonn	North Rhine-Westphalia	50.734	7.096							Bona		بون
DE	Bochum	North Rhine-Westphalia	51.482	7.216									بوخوم
DE	Bielefeld	North Rhine-Westphalia	52.033	8.533									بيليفيلد
DE	Berlin		52.524	13.411						Berlín	Berlim		برلين
DE	Bamberg	Bavaria	49.899	10.901									بامبرغ
DE	Baden-Baden	Baden-Württemberg	48.761	8.240									بادن بادن
DE	Augsburg	Bavaria	48.371	10.899					Augsbourg	Augsburgo	Augsburgo		آوغسبورغ
LU	Luxembourg		49.612	6.130		Luxembourg by	Luxemburg	Luxemburg		Luxemburgo	Luxemburgo		لوكسمبورغ	Lëtzebuerg
IE	Kilkenny		52.654	-7.252									كيلكيني
IE	Dublin		53.333	-6.249						Dublín			دبلن	Baile Átha Cliath
IE	Dingle		52.141	-10.269									دينغل
IE	Cork		51.898	-8.471									كورك
FR	Toulouse	Occitanie	43.604	1.444									تولوز
FR	Strasbourg	Grand Est	48.584	7.745				Straßburg		Estrasburgo	Estrasburgo		ستراسبورغ	Strassburg
FR	Sarlat-la-Canéda	Nouvelle-Aquitaine	44.889	1.217									سارلا لا كانيدا
FR	Saint-Tropez	Provence-Alpes-Côte d’Azur	43.268	6.641									سان تروبيه
FR	Saint-Malo	Brittany	48.647	-2.009									سان مالو	St-Malo
FR	Saint-Émilion	Nouvelle-Aquitaine	44.893	-0.156									سانت إميليون
FR	Saint-Denis	Île-de-France	48.936	2.354									سان دوني
FR	Courchevel	Auvergne-Rhône-Alpes	45.434	6.637									كورشفيل
FR	Rennes	Brittany	48.112	-1.674									رين
FR	Reims	Grand Est	49.265	4.029									رانس
FR	Porto-Vecchio	Corsica	41.591	9.280									بورتو فيكيو
FR	Paris	Île-de-France	48.853	2.349						París			باريس	Parigi
FR	Nice	Provence-Alpes-Côte d’Azur	43.703	7.266				Nizza		Niza			نيس
FR	Nantes	Pays de la Loire	47.217	-1.553									نانت
FR	Morzine	Auvergne-Rhône-Alpes	46.181	6.707									مورزين
FR	Montpellier	Occitanie	43.611	3.877									مونبلييه
MC	Monaco		43.733	7.417						Mónaco	Mónaco		موناكو
FR	Megève	Auvergne-Rhône-Alpes	45.857	6.618									ميجيف
FR	Marseille	Provence-Alpes-Côte d’Azur	43.297	5.381						Marsella	Marselha		مرسيليا
FR	Lyon	Auvergne-Rhône-Alpes	45.748	4.847									ليون
FR	Lille	Hauts-de-France	50.633	3.059									ليل
FR	Gordes	Provence-Alpes-Côte d’Azur	43.913	5.199									غورد
FR	Évian-les-Bains	Auvergne-Rhône-Alpes	46.401	6.588									إيفيان لي بان
FR	La Baule-Escoublac	Pays de la Loire	47.292	-2.364				La Baule					لا بول إسكوبلاك
FR	Épernay	Grand Est	49.040	3.959									إيبيرناي
FR	Deauville	Normandy	49.357	0.070									دوفيل
FR	Colmar	Grand Est	48.081	7.356									كولمار
FR	Chamonix	Auvergne-Rhône-Alpes	45.924	6.869									شاموني	Mont Blanc
FR	Carcassonne	Occitanie	43.214	2.352						Carcasona			قرقشونة
FR	Cannes	Provence-Alpes-Côte d’Azur	43.551	7.013									كان	Kannes
FR	Calvi	Corsica	42.566	8.757									كالفي
FR	Bordeaux	Nouvelle-Aquitaine	44.840	-0.581						Burdeos	Bordéus		بوردو
FR	Biarritz	Nouvelle-Aquitaine	43.481	-1.557						Biarriz			بيارتس
FR	Beaune	Burgundy-Franche-Comté	47.024	4.839									بون
FR	Bayeux	Normandy	49.277	-0.704									بايو
FR	Avignon	Provence-Alpes-Côte d’Azur	43.948	4.809						Aviñón	Avinhão		أفينيون
FR	Arcachon	Nouvelle-Aquitaine	44.661	-1.173									أركاشون
FR	Antibes	Provence-Alpes-Côte d’Azur	43.586	7.108									أنتيب
FR	Annecy	Auvergne-Rhône-Alpes	45.909	6.126									آنسي
FR	Ajaccio	Corsica	41.919	8.738									أجاكسيو
FR	Aix-en-Provence	Provence-Alpes-Côte d’Azur	43.528	5.450									آكس أون بروفانس
AD	El Tarter		42.580	1.654									إل تارتر
AD	Soldeu		42.568	1.598									سولديو
AD	Andorra la Vella		42.508	1.521					Andorre-la-Vieille		Andorra-a-Velha		أندورا لا فيلا
AX	Mariehamn		60.097	19.935									ماريهامن
LI	Vaduz		47.142	9.521									فادوز
JE	Saint Helier		49.188	-2.105					Saint-Hélier				سانت هيلير	Jersey
IM	Douglas		54.150	-4.483									دوغلاس
GG	Saint Peter Port		49.460	-2.535		St Peter Port	St. Peter Port		Saint-Pierre-Port		St Peter Port		سانت بيتر بورت
HU	Szentendre		47.669	19.076									سنتندره
HU	Pécs		46.072	18.231				Fünfkirchen					بيتش
HU	Budapest		47.498	19.040							Budapeste		بودابست
SK	Bratislava		48.148	17.107									براتيسلافا	Pressburg
SK	Banská Štiavnica		48.449	18.910									بانسكا شتيافنيتسا
CZ	Prague		50.088	14.421	Prag	Praha	Prag	Prag		Praga	Praga		براغ
CZ	Ostrava		49.835	18.282									أوسترافا
CZ	Olomouc		49.596	17.252				Olmütz					أولوموتس
CZ	Kutná Hora		49.948	15.268				Kuttenberg					كوتنا هورا
CZ	Karlovy Vary		50.233	12.871				Karlsbad					كارلوفي فاري
CZ	Český Krumlov		48.811	14.315									تشيسكي كروملوف
CZ	Brno		49.195	16.608				Brünn					برنو
PL	Zakopane		49.299	19.949									زاكوباني
PL	Wrocław		51.100	17.033				Wroclaw	Vratislavie	Breslavia	Breslávia		فروتسواف	Breslau
PL	Toruń		53.014	18.598				Thorn					تورون	Torun
PL	Szczecin		53.429	14.553	Stettin			Stettin			Estetino		شتتين
PL	Sosnowiec		50.287	19.104									سوسنوفيتس
PL	Sopot		54.442	18.560									سوبوت
PL	Poznań		52.407	16.930				Posen		Posnania			بوزنان	Poznan
PL	Łódź		51.771	19.474						Lodz			وودج
PL	Kraków		50.061	19.937	Krakow			Krakau	Cracovie	Cracovia	Cracóvia		كراكوف	Cracow
PL	Kołobrzeg		54.176	15.583				Kolberg					كوووبجيغ
PL	Katowice		50.258	19.027				Kattowitz					كاتوفيتسه
PL	Gdynia		54.519	18.532				Gdingen					غدينيا
PL	Gdańsk		54.352	18.649				Danzig		Gdansk			غدانسك
PL	Częstochowa		50.797	19.124				Czenstochau					تشيستوخوفا
PL	Bydgoszcz		53.123	18.008									بيدغوشتش
ES	Zaragoza	Aragon	41.656	-0.877				Saragossa	Saragosse		Saragoça		سرقسطة
ES	Gasteiz / Vitoria	Basque Country	42.850	-2.673			Vitoria	Vitoria	Vitoria	Vitoria	Vitória	Vitoria-Gasteiz	فيتوريا غاستيز
ES	Vigo	Galicia	42.233	-8.723									فيغو
ES	Baqueira	Catalonia	42.702	0.796									باكيرا
ES	Valladolid	Castile and León	41.655	-4.724									بلد الوليد
ES	Terrassa	Catalonia	41.567	2.017									تيراسا
ES	Sitges	Catalonia	41.235	1.812									سيتجس
ES	Segovia	Castile and León	40.948	-4.118					Ségovie		Segóvia		شقوبية
ES	Santiago de Compostela	Galicia	42.880	-8.546					Saint-Jacques-de-Compostelle				سانتياغو دي كومبوستيلا
ES	San Sebastián	Basque Country	43.313	-1.975				Donostia / San Sebastián	Saint-Sébastien		São Sebastião		سان سباستيان	Donostia / San Sebastian|Donostia
ES	Salamanca	Castile and León	40.969	-5.664					Salamanque				سلمنقة
ES	Sabadell	Catalonia	41.543	2.109									ساباديل
ES	Oviedo	Asturias	43.360	-5.845									أوفييدو
ES	Móstoles	Madrid	40.322	-3.865									موستوليس
ES	Madrid	Madrid	40.416	-3.703									مدريد
ES	Logroño	La Rioja	42.467	-2.450									لوغرونيو
ES	Lloret de Mar	Catalonia	41.700	2.846									يوريت دي مار
ES	A Coruña	Galicia	43.371	-8.396		La Coruña			La Corogne	La Coruña	Corunha		لا كورونيا
ES	L'Hospitalet de Llobregat	Catalonia	41.360	2.100						Hospitalet de Llobregat			لوسبيتاليت دي لوبريغات
ES	Haro	La Rioja	42.576	-2.848									أرو
ES	Gijón	Asturias	43.536	-5.662									خيخون
ES	Girona	Catalonia	41.983	2.825					Gérone				جيرونا
ES	Cuenca	Castile-La Mancha	40.067	-2.133									قونكة
ES	Ciudad Lineal	Madrid	40.445	-3.651									سويداد لينيال
ES	Bilbao	Basque Country	43.263	-2.925							Bilbau		بلباو
ES	Barcelona	Catalonia	41.389	2.159					Barcelone				برشلونة
ES	Badalona	Catalonia	41.450	2.247									بادالونا
ES	Alcalá de Henares	Madrid	40.482	-3.360									ألكالا دي إيناريس
NO	Trondheim		63.431	10.395									تروندهايم
NO	Tromsø		69.649	18.955			Tromsö						ترومسو
NO	Stavanger		58.970	5.733									ستافانغر
NO	Reine		67.933	13.089									رينه
NO	Oslo		59.913	10.746									أوسلو
NO	Lillehammer		61.115	10.466									ليلهامر
NO	Hemsedal		60.863	8.553									هيمسيدال
NO	Geilo		60.534	8.205									يايلو
NO	Bergen		60.393	5.324									برغن
NO	Ålesund		62.472	6.155									أولسوند
IT	Viareggio	Tuscany	43.867	10.250									فياريجيو
IT	Verona	Veneto	45.430	10.984					Vérone				فيرونا
IT	Venice	Veneto	45.437	12.333	Venedig	Venezia	Venedig	Venedig	Venise	Venecia	Veneza		البندقية
IT	Turin	Piedmont	45.071	7.687	Torino	Torino				Turín	Turim		تورينو
IT	Stresa	Piedmont	45.882	8.538									ستريزا
IT	Sorrento	Campania	40.627	14.378									سورينتو
IT	Sirmione	Lombardy	45.497	10.605									سيرميوني
IT	Siena	Tuscany	43.318	11.331					Sienne				سيينا
SM	San Marino		43.937	12.446					Saint-Marin		São Marino		سان مارينو
IT	San Gimignano	Tuscany	43.474	11.030									سان جيمينيانو
IT	Rome	Lazio	41.892	12.511	Rom	Roma	Rom	Rom		Roma	Roma		روما
IT	Riva del Garda	Trentino-Alto Adige	45.886	10.841									ريفا ديل غاردا
IT	Rimini	Emilia-Romagna	44.057	12.565						Rímini			ريميني
IT	Ravenna	Emilia-Romagna	44.413	12.201					Ravenne	Rávena			رافينا
IT	Positano	Campania	40.628	14.484									بوزيتانو	Amalfi Coast
IT	Polignano a Mare	Apulia	40.992	17.221									بولينيانو أ ماري
IT	Pisa	Tuscany	43.709	10.404					Pise				بيزا
IT	Padova	Veneto	45.408	11.886			Padua	Padua	Padoue	Padua	Pádua		بادوفا
IT	Orvieto	Umbria	42.719	12.113									أورفيتو
IT	Ortisei	Trentino-Alto Adige	46.576	11.672									أورتيزي
IT	Olbia	Sardinia	40.923	9.498									أولبيا
IT	Naples	Campania	40.852	14.268	Napoli	Napoli	Neapel	Neapel		Nápoles	Nápoles		نابولي
IT	Montepulciano	Tuscany	43.100	11.787									مونتيبولتشانو
IT	Montalcino	Tuscany	43.054	11.489									مونتالتشينو
IT	Milan	Lombardy	45.464	9.190	Milano	Milano	Milano	Mailand		Milán	Milão		ميلانو
IT	Merano	Trentino-Alto Adige	46.668	11.159				Meran					ميرانو
IT	Matera	Basilicata	40.666	16.605									ماتيرا
IT	Lucca	Tuscany	43.844	10.505					Lucques				لوكا
IT	Livigno	Lombardy	46.536	10.133									ليفينيو
IT	Jesolo	Veneto	45.507	12.647									ييزولو
IT	Lecce	Apulia	40.355	18.172									ليتشي
IT	Ischia	Campania	40.738	13.949									إسكيا
IT	Greve in Chianti	Tuscany	43.585	11.317									غريفي إن كيانتي
IT	Genoa	Liguria	44.405	8.944	Genova	Genova	Genua	Genua	Gênes	Génova	Génova		جنوة
IT	Florence	Tuscany	43.779	11.246	Firenze		Florens	Florenz		Florencia	Florença		فلورنسا
IT	Courmayeur	Aosta Valley	45.797	6.969									كورمايور
IT	Cortina d'Ampezzo	Veneto	46.537	12.139									كورتينا دامبيزو
IT	Como	Lombardy	45.808	9.083					Côme				كومو
IT	Capri	Campania	40.551	14.243									كابري
IT	Brindisi	Apulia	40.632	17.936									برينديزي
IT	Bormio	Lombardy	46.467	10.370									بورميو
IT	Bolzano	Trentino-Alto Adige	46.491	11.340				Bozen					بولزانو
IT	Bologna	Emilia-Romagna	44.494	11.339					Bologne	Bolonia	Bolonha		بولونيا
IT	Bergamo	Lombardy	45.696	9.667					Bergame	Bérgamo	Bérgamo		بيرغامو
IT	Bellagio	Lombardy	45.988	9.262									بيلاجيو
IT	Bari	Apulia	41.121	16.870									باري
IT	Assisi	Umbria	43.067	12.621									أسيزي
IT	Amalfi	Campania	40.635	14.602									أمالفي
IT	Alghero	Sardinia	40.560	8.319						Alguer			ألغيرو
IT	Alba	Piedmont	44.700	8.035									ألبا
AL	Vlorë		40.469	19.483				Vlora	Vlora				فلوره
AL	Tirana		41.328	19.819									تيرانا
HR	Zagreb		45.814	15.978									زغرب
HR	Zadar	Zadar	44.116	15.225									زادار
ME	Žabljak		43.154	19.123									جابلياك
HR	Trogir	Split-Dalmatia	43.513	16.252									تروغير
ME	Tivat		42.436	18.694									تيفات
HR	Split	Split-Dalmatia	43.509	16.439									سبليت	Spalato
BA	Sarajevo		43.849	18.356									سراييفو
HR	Rovinj	Istria	45.083	13.635									روفيني
HR	Pula	Istria	44.868	13.848									بولا
ME	Podgorica		42.441	19.264									بودغوريتسا
SI	Piran		45.528	13.571									بيران
HR	Opatija		45.337	14.308									أوباتيا
RS	Novi Sad		45.252	19.837									نوفي ساد
BA	Mostar		43.343	17.808									موستار
HR	Makarska	Split-Dalmatia	43.297	17.018									ماكارسكا
SI	Ljubljana		46.051	14.505						Liubliana	Liubliana		ليوبليانا	Laibach
SI	Kranjska Gora		46.457	13.778									كرانسكا غورا
ME	Kotor		42.421	18.768									كوتور
HR	Korčula	Dubrovnik-Neretva	42.960	17.135									كورتشولا
HR	Hvar	Split-Dalmatia	43.172	16.443									هفار
HR	Dubrovnik	Dubrovnik-Neretva	42.641	18.109							Dubrovnique		دوبروفنيك	Ragusa
ME	Budva		42.286	18.840									بودفا
HR	Bol	Split-Dalmatia	43.262	16.655									بول
SI	Bled		46.369	14.114									بليد
BA	Banja Luka		44.778	17.194						Bania Luka			بانيا لوكا
DE	Aachen	North Rhine-Westphalia	50.777	6.083					Aix-la-Chapelle	Aquisgrán	Aquisgrano		آخن
AO	Lobito		-12.364	13.536									لوبيتو
AO	Huambo		-12.776	15.739									هوامبو
NA	Windhoek		-22.559	17.083									ويندهوك
NA	Swakopmund		-22.678	14.527									سواكوبموند
ZA	Stellenbosch	Western Cape	-33.935	18.867									ستيلينبوش
ZA	Hermanus	Western Cape	-34.419	19.235									هيرمانوس
ZA	Cape Town	Western Cape	-33.926	18.423	Kapstaden		Kapstaden	Kapstadt	Le Cap	Ciudad del Cabo	Cidade do Cabo		كيب تاون	Kaapstad
SH	Jamestown		-15.939	-5.717									جيمس تاون
BB	Holetown		13.187	-59.638									هولتاون
BB	Bridgetown		13.107	-59.620									بريدج تاون
CV	Santa Maria		16.598	-22.905									سانتا ماريا
CV	Sal Rei		16.176	-22.917									سال ري
CV	Praia		14.931	-23.512							Cidade da Praia		برايا
GY	Georgetown		6.804	-58.155									جورج تاون
GF	Cayenne		4.933	-52.333						Cayena	Caiena		كايين
SR	Paramaribo		5.866	-55.167									باراماريبو
BR	Teresina		-5.089	-42.802									تيريسينا
BR	São Luís		-2.530	-44.303			São Luis						ساو لويز
BR	Recife	Pernambuco	-8.054	-34.881									ريسيفي
BR	Paulista	Pernambuco	-7.941	-34.873									باوليستا
BR	Olinda	Pernambuco	-8.009	-34.855									أوليندا
BR	Natal	Rio Grande do Norte	-5.795	-35.209									ناتال
BR	Mossoró	Rio Grande do Norte	-5.188	-37.344									موسورو
BR	Maceió		-9.666	-35.735									ماسايو
BR	Macapá		0.039	-51.066									ماكابا
BR	Juazeiro do Norte	Ceará	-7.213	-39.315									جوازيرو دو نورتي
BR	João Pessoa		-7.115	-34.863									جواو بيسوا
BR	Jaboatão	Pernambuco	-8.180	-35.001									جابواتاو
BR	Imperatriz		-5.526	-47.492									إمبيراتريز
BR	Fortaleza	Ceará	-3.717	-38.543									فورتاليزا
BR	Caucaia	Ceará	-3.736	-38.653									كاوكايا
BR	Caruaru	Pernambuco	-8.283	-35.976									كاروارو
BR	Campina Grande		-7.231	-35.881									كامبينا غراندي
BR	Belém	Pará	-1.456	-48.504	Belem								بيليم
BR	Ananindeua	Pará	-1.366	-48.372									أنانيندوا
IS	Selfoss		63.933	-20.997									سيلفوس
IS	Reykjavík		64.135	-21.895	Reykjavik		Reykjavik		Reykjavik	Reikiavik	Reiquiavique		ريكيافيك
GL	Nuuk		64.183	-51.722									نوك
PM	Saint-Pierre		46.779	-56.177	Saint Pierre								سان بيير
GS	Grytviken		-54.281	-36.509									غريتفيكن
FK	Stanley		-51.694	-57.857									ستانلي
AR	Resistencia		-27.461	-58.984						Ciudad de Resistencia	Resistência		ريسيستينسيا
AR	Quilmes		-34.729	-58.264									كويلمس
AR	Puerto Iguazú		-25.599	-54.574									بويرتو إغوازو
AR	Posadas		-27.367	-55.896									بوساداس
AR	Pilar		-34.459	-58.914									بيلار
AR	Morón		-34.651	-58.620									مورون
AR	Merlo		-34.666	-58.729									ميرلو
AR	Mar del Plata		-38.000	-57.556									مار ديل بلاتا
AR	La Plata		-34.922	-57.955									لابلاتا
AR	Formosa		-26.185	-58.173						Ciudad de Formosa			فورموزا
AR	Corrientes		-27.468	-58.834						Ciudad de Corrientes			كورينتس
AR	Buenos Aires		-34.613	-58.377									بوينس آيرس
PY	San Lorenzo		-25.340	-57.509									سان لورينزو
PY	Ciudad del Este		-25.510	-54.611									سيوداد ديل إستي
PY	Asunción		-25.287	-57.647							Assunção		أسونسيون
UY	Punta del Este		-34.947	-54.934									بونتا ديل إستي
UY	Montevideo		-34.903	-56.188							Montevidéu		مونتيفيديو
UY	Colonia del Sacramento		-34.463	-57.840							Colônia do Sacramento		كولونيا ديل ساكرامنتو
BR	Volta Redonda	Rio de Janeiro	-22.523	-44.104							V Redonda		فولتا ريدوندا
BR	Vitória da Conquista	Bahia	-14.866	-40.839									فيتوريا دا كونكيستا
BR	Vitória		-20.319	-40.338									فيتوريا
BR	Vila Velha		-20.330	-40.292									فيلا فيليا
BR	Viamão	Rio Grande do Sul	-30.081	-51.023									فياماو
BR	Várzea Grande		-15.647	-56.133									فارزيا غراندي
BR	Uberlândia	Minas Gerais	-18.919	-48.277									أوبرلانديا
BR	Uberaba	Minas Gerais	-19.748	-47.932									أوبيرابا
BR	Tiradentes	Minas Gerais	-21.110	-44.178									تيرادينتس
BR	Taubaté	São Paulo	-23.026	-45.555									تاوباتي
BR	Taboão da Serra	São Paulo	-23.626	-46.792									تابواو دا سيرا
BR	Suzano	São Paulo	-23.543	-46.311									سوزانو
BR	Sumaré	São Paulo	-22.822	-47.267									سوماري
BR	Sorocaba	São Paulo	-23.502	-47.458									سوروكابا
BR	Sete Lagoas	Minas Gerais	-19.466	-44.247									سيتي لاغواس
BR	Serra		-20.129	-40.308									سيرا
BR	São Vicente	São Paulo	-23.963	-46.392									ساو فيسنتي
BR	São Paulo	São Paulo	-23.547	-46.636									ساو باولو	Sao Paulo
BR	São Leopoldo	Rio Grande do Sul	-29.760	-51.147									ساو ليوبولدو
BR	São José dos Campos	São Paulo	-23.179	-45.887									ساو جوزيه دوس كامبوس
BR	São José do Rio Preto	São Paulo	-20.820	-49.379							Sao Jose do Rio Preto		ساو جوزيه دو ريو بريتو
BR	São José	Santa Catarina	-28.212	-49.163									ساو جوزيه
BR	São João de Meriti	Rio de Janeiro	-22.804	-43.372									ساو جواو دي ميريتي
BR	São Carlos	São Paulo	-22.017	-47.891									ساو كارلوس
BR	São Bernardo do Campo	São Paulo	-23.694	-46.565									ساو برناردو دو كامبو
BR	Santos	São Paulo	-23.961	-46.334									سانتوس
BR	Santo André	São Paulo	-23.664	-46.538									سانتو أندريه
BR	Santa Maria	Rio Grande do Sul	-29.684	-53.807									سانتا ماريا
BR	Santa Luzia	Minas Gerais	-19.770	-43.851									سانتا لوزيا
BR	Salvador	Bahia	-12.971	-38.511				Salvador da Bahia					سالفادور
BR	Rio Verde	Goiás	-17.798	-50.928									ريو فيردي
BR	Rio de Janeiro	Rio de Janeiro	-22.906	-43.182						Río de Janeiro			ريو دي جانيرو
BR	Ribeirão Preto	São Paulo	-21.177	-47.810									ريبيراو بريتو
BR	Ribeirão das Neves	Minas Gerais	-19.767	-44.087									ريبيراو داس نيفيس
BR	Presidente Prudente	São Paulo	-22.126	-51.389									بريزيدنتي برودنتي
BR	Praia Grande	São Paulo	-24.006	-46.403									برايا غراندي
BR	Porto Seguro	Bahia	-16.450	-39.065									بورتو سيجورو
BR	Porto Alegre	Rio Grande do Sul	-30.033	-51.230									بورتو أليغري
BR	Ponta Grossa	Paraná	-25.095	-50.162									بونتا غروسا
BR	Piracicaba	São Paulo	-22.725	-47.649									بيراسيكابا
BR	Petrópolis	Rio de Janeiro	-22.505	-43.179									بتروبوليس
BR	Pelotas	Rio Grande do Sul	-31.770	-52.341									بيلوتاس
BR	Paraty	Rio de Janeiro	-23.218	-44.713									باراتي
BR	Ouro Preto	Minas Gerais	-20.395	-43.505									أورو بريتو
BR	Osasco	São Paulo	-23.532	-46.792									أوساسكو
BR	Novo Hamburgo	Rio Grande do Sul	-29.678	-51.131									نوفو هامبورغو
BR	Nova Iguaçu	Rio de Janeiro	-22.759	-43.451									نوفا إيغواسو
BR	Niterói	Rio de Janeiro	-22.883	-43.104	Niteroi								نيتيروي
BR	Montes Claros	Minas Gerais	-16.735	-43.862									مونتيس كلاروس
BR	Mogi das Cruzes	São Paulo	-23.523	-46.188									موجي داس كروزيس
BR	Mauá	São Paulo	-23.668	-46.461									ماوا
BR	Maringá	Paraná	-23.425	-51.939									مارينغا
BR	Marília	São Paulo	-22.214	-49.946									ماريليا
BR	Londrina	Paraná	-23.310	-51.163									لوندرينا
BR	Limeira	São Paulo	-22.565	-47.402									ليميرا
BR	Jundiaí	São Paulo	-23.186	-46.884									جوندياي
BR	Juiz de Fora	Minas Gerais	-21.764	-43.350									جويز دي فورا
BR	Joinville	Santa Catarina	-26.304	-48.846									جوينفيلي
BR	Jacareí	São Paulo	-23.305	-45.966									جاكاري
BR	Itaquaquecetuba	São Paulo	-23.486	-46.348									إتاكواكيسيتوبا
BR	Itapevi	São Paulo	-23.549	-46.934									إتابيفي
BR	Itabuna	Bahia	-14.786	-39.280									إتابونا
BR	Ipatinga	Minas Gerais	-19.468	-42.537									إيباتينغا
BR	Hortolândia	São Paulo	-22.858	-47.220									أورتولانديا
BR	Guarulhos	São Paulo	-23.463	-46.533									غوارولوس
BR	Guarujá	São Paulo	-23.993	-46.256									غواروجا
BR	Gravataí	Rio Grande do Sul	-29.942	-50.993									غرافاتاي
BR	Governador Valadares	Minas Gerais	-18.851	-41.949									غوفرنادور فالاداريس
BR	Goiânia	Goiás	-16.679	-49.254									غويانيا
BR	Franca	São Paulo	-20.539	-47.401									فرانكا
BR	Foz do Iguaçu	Paraná	-25.548	-54.588						Foz de Iguazu			فوز دو إيغواسو
BR	Florianópolis	Santa Catarina	-27.597	-48.549									فلوريانوبوليس
BR	Feira de Santana	Bahia	-12.267	-38.967									فيرا دي سانتانا
BR	Embu	São Paulo	-23.649	-46.852							Embu das Artes		إمبو
BR	Duque de Caxias	Rio de Janeiro	-22.786	-43.312									دوكي دي كاشياس
BR	Diadema	São Paulo	-23.686	-46.623									دياديما
BR	Curitiba	Paraná	-25.428	-49.273									كوريتيبا
BR	Cuiabá		-15.596	-56.097									كويابا
BR	Contagem	Minas Gerais	-19.932	-44.054									كونتاجيم
BR	Colombo	Paraná	-25.292	-49.224									كولومبو
BR	Caxias do Sul	Rio Grande do Sul	-29.168	-51.179									كاشياس دو سول
BR	Cascavel	Paraná	-24.956	-53.455									كاسكافيل
BR	Carapicuíba	São Paulo	-23.523	-46.835									كارابيكويبا
BR	Canoas	Rio Grande do Sul	-29.918	-51.184									كانواس
BR	Campos dos Goytacazes	Rio de Janeiro	-21.752	-41.330									كامبوس دوس غويتاكازيس
BR	Campo Grande		-20.443	-54.646									كامبو غراندي
BR	Campinas	São Paulo	-22.906	-47.061									كامبيناس
BR	Brasília		-15.780	-47.930					Brasilia	Brasilia			برازيليا
BR	Blumenau	Santa Catarina	-26.919	-49.066									بلوميناو
BR	Betim	Minas Gerais	-19.968	-44.198									بيتيم
BR	Belo Horizonte	Minas Gerais	-19.921	-43.938									بيلو هوريزونتي
BR	Belford Roxo	Rio de Janeiro	-22.764	-43.399									بيلفورد روشو
BR	Bauru	São Paulo	-22.315	-49.061									باورو
BR	Barueri	São Paulo	-23.511	-46.876							Tamboré		باروييري
BR	Aracaju		-10.911	-37.072									أراكاجو
BR	Anápolis	Goiás	-16.327	-48.953									أنابوليس
VE	Alto Barinas		8.593	-70.226									ألتو باريناس
JM	Ocho Ríos		18.408	-77.103									أوتشو ريوس
JM	Negril		18.268	-78.348									نيغريل
JM	Montego Bay		18.471	-77.919						Bahía Montego			مونتيغو باي
JM	Kingston		17.997	-76.794									كينغستون
DO	Santo Domingo		18.472	-69.892					Saint Domingue				سانتو دومينغو
DO	Santiago de los Caballeros		19.452	-70.697						Santiago			سانتياغو دي لوس كاباييروس
DO	San Pedro de Macorís		18.454	-69.309									سان بيدرو دي ماكوريس
DO	Puerto Plata		19.793	-70.688						San Felipe de Puerto Plata			بويرتو بلاتا
DO	Punta Cana		18.582	-68.404									بونتا كانا	Bavaro
DO	La Romana		18.427	-68.973									لا رومانا
CW	Willemstad		12.108	-68.933									فيلمستاد
SX	Philipsburg		18.026	-63.046									فيليبسبورغ
BQ	Kralendijk		12.150	-68.267									كراليندايك
MX	Xochimilco		19.255	-99.104						Delegación Xochimilco			سوتشيميلكو
MX	Xico		19.270	-98.951						San Miguel Xico			شيكو
MX	Villahermosa		17.987	-92.930									فيلاهيرموسا
MX	Gustavo Adolfo Madero		19.494	-99.111									غوستافو أدولفو ماديرو
MX	Veracruz	Veracruz	19.181	-96.143									فيراكروز
MX	Valladolid	Yucatán	20.688	-88.199									فايادوليد
MX	Tuxtla	Chiapas	16.760	-93.113			Tuxtla Gutiérrez	Tuxtla Gutiérrez	Tuxtla Gutiérrez	Tuxtla Gutiérrez	Tuxtla Gutiérrez		توكستلا غوتيريز
MX	Tulum	Quintana Roo	20.212	-87.463									تولوم
MX	Toluca		19.288	-99.653						Toluca de Lerdo			تولوكا
MX	Tlalpan		19.295	-99.162						Delegación Tlalpan			تلالبان
MX	Tlalnepantla		19.540	-99.195						Tlanepantla de baz			تلالنيبانتلا
MX	Tláhuac		19.287	-99.005									تلاواك
MX	Cuautitlán Izcalli		19.644	-99.216									كواوتيتلان إيزكالي
MX	Tehuacán	Puebla	18.464	-97.397									تيهواكان
MX	Tapachula	Chiapas	14.904	-92.257									تاباتشولا
MX	Tampico		22.285	-97.878									تامبيكو
MX	Santa María Chimalhuacán		19.422	-98.950									تشيمالواكان
MX	San Cristóbal de las Casas	Chiapas	16.732	-92.641									سان كريستوبال دي لاس كاساس
MX	Reynosa		26.081	-98.288									رينوسا
MX	Puerto Escondido	Oaxaca	15.870	-97.077									بويرتو إسكونديدو
MX	Puebla	Puebla	19.038	-98.204		Byen Puebla	Puebla de Zaragoza			Puebla de Zaragoza			بويبلا	Puebla City
MX	Playa del Carmen	Quintana Roo	20.627	-87.080									بلايا ديل كارمن
MX	Pachuca de Soto		20.117	-98.733					Pachuca	Pachuca	Pachuca		باتشوكا دي سوتو
MX	Oaxaca	Oaxaca	17.065	-96.724		Byen Oaxaca	Oaxaca de Juárez	Oaxaca de Juárez		Oaxaca de Juárez	Oaxaca de Juárez		واهاكا	Oaxaca City
MX	Nuevo Laredo		27.476	-99.516							Novo Laredo		نويفو لاريدو
MX	Nicolás Romero		19.642	-99.307									نيكولاس روميرو	Ciudad Nicolás Romero
MX	Naucalpan de Juárez		19.479	-99.240				Municipio Naucalpan de Juárez					ناوكالبان دي خواريز	Naucalpan
MX	Mérida	Yucatán	20.975	-89.617									ميريدا
MX	Heroica Matamoros		25.880	-97.504									ماتاموروس
MX	Magdalena Contreras		19.332	-99.211									ماغدالينا كونتريراس
MX	Xalapa de Enríquez	Veracruz	19.531	-96.916			Xalapa	Jalapa Enríquez	Xalapa	Xalapa	Xalapa		خالابا
MX	Ixtapaluca		19.316	-98.883						Iztapaluca			إكستابالوكا
MX	Iztapalapa		19.355	-99.062						Delegación Iztapalapa			إزتابالابا
MX	Iztacalco		19.395	-99.098									إزتاكالكو
MX	Isla Mujeres	Quintana Roo	21.231	-86.731									إيسلا موخيريس
MX	Ecatepec de Morelos		19.605	-99.061						Ecatepec			إيكاتيبيك دي موريلوس
MX	Cuernavaca		18.926	-99.231									كويرنافاكا
MX	Cozumel	Quintana Roo	20.500	-86.943				San Miguel de Cozumel	San Miguel de Cozumel				كوزوميل
MX	Coyoacán		19.347	-99.162									كويواكان
MX	Coatzacoalcos	Veracruz	18.149	-94.445						Puerto Mexico			كواتزاكوالكوس
MX	Coacalco		19.629	-99.107									كواكالكو
MX	Ciudad Victoria		23.742	-99.146									سيوداد فيكتوريا
MX	Ciudad Nezahualcoyotl		19.401	-99.015			Ciudad Nezahualcóyotl	Ciudad Nezahualcóyotl		Nezahualcóyotl			نيزاهوالكويوتل
MX	Mexico City		19.428	-99.128		Mexico by		Mexiko-Stadt	Mexico	Ciudad de México	Cidade do México		مكسيكو سيتي	CDMX
MX	Cancún	Quintana Roo	21.174	-86.847									كانكون
MX	Campeche		19.844	-90.525									كامبيتشي
MX	Azcapotzalco		19.487	-99.186									أزكابوتزالكو
MX	Ciudad López Mateos		19.558	-99.257						Adolfo López Mateos			سيوداد لوبيز ماتيوس
MX	Acapulco	Guerrero	16.849	-99.909									أكابولكو	Acapulco de Juárez
CU	Varadero		23.157	-81.244									فاراديرو
CU	Trinidad		21.802	-79.985									ترينيداد
CU	Santiago de Cuba		20.021	-75.827									سانتياغو دي كوبا
CU	Santa Clara		22.407	-79.965									سانتا كلارا
CU	Las Tunas		20.962	-76.951	Victoria de Las Tunas								لاس توناس
CU	Havana		23.133	-82.383		Havanna	Havanna	Havanna	La Havane	La Habana			هافانا
CU	Holguín		20.887	-76.263									هولغوين
CU	Guantánamo		20.144	-75.209	Guantanamo				Guantanamo				غوانتانامو
CU	Camagüey		21.381	-77.917									كاماغوي
CU	Arroyo Naranjo		23.038	-82.377									أرويو نارانخو
MQ	Fort-de-France		14.604	-61.074									فور دو فرانس
BS	Nassau		25.058	-77.343						Nasáu			ناساو
BS	Freeport		26.533	-78.700									فريبورت
BM	Hamilton		32.295	-64.783									هاميلتون
AI	The Valley		18.217	-63.058						El Valle			ذا فالي
TT	Scarborough		11.182	-60.735									سكاربورو
TT	Port of Spain		10.667	-61.519				Port-of-Spain	Port-d'Espagne	Puerto España			بورت أوف سبين
KN	Basseterre		17.296	-62.725									باستير
DM	Roseau		15.302	-61.388									روسو
AG	Saint John's		17.121	-61.843	St.John.s								سانت جونز	St John's
LC	Soufrière		13.856	-61.057									سوفريير
LC	Castries		13.996	-61.006									كاستريس
TC	Cockburn Town		21.461	-71.142									كوكبرن تاون
AW	Oranjestad		12.524	-70.027									أورانيستاد
VG	Road Town		18.427	-64.621									رود تاون
VC	Kingstown		13.155	-61.227									كينغستاون
MS	Plymouth		16.706	-62.213									بليموث
MF	Marigot		18.068	-63.083									ماريغو
BL	Gustavia		17.896	-62.850									غوستافيا
GP	Basse-Terre		15.997	-61.732	Basse Terre								باس-تير
GD	Saint George's		12.053	-61.752				St. George's	Saint-Georges		Saint George.s		سانت جورجز
KY	George Town		19.287	-81.374									جورج تاون
BZ	San Pedro		17.916	-87.966									سان بيدرو	San Pedro Town
BZ	Belmopan		17.250	-88.767						Belmopán			بلموبان
SV	Soyapango		13.710	-89.140									سويابانغو
SV	San Salvador		13.689	-89.187									سان سلفادور
GT	Villa Nueva		14.525	-90.585									فيلا نويفا
GT	Mixco		14.631	-90.607									ميكسكو
GT	Flores		16.923	-89.899									فلوريس
GT	Guatemala City		14.641	-90.513				Guatemala-Stadt	Guatemala	Ciudad de Guatemala	Cidade da Guatemala		مدينة غواتيمالا
GT	Antigua Guatemala		14.561	-90.734									أنتيغوا غواتيمالا
HN	Tegucigalpa		14.082	-87.207									تيغوسيغالبا
HN	San Pedro Sula		15.504	-88.025									سان بيدرو سولا
HN	Roatán		16.318	-86.538									رواتان
NI	Managua		12.133	-86.250							Manágua		ماناغوا
NI	Granada		11.930	-85.956									غرناطة
CR	San José		9.933	-84.083									سان خوسيه
CR	Quepos		9.431	-84.162									كيبوس
CR	Jacó		9.615	-84.630									خاكو
CR	La Fortuna		10.471	-84.645									لا فورتونا
VE	Valencia		10.162	-68.008							Valência		فالنسيا
VE	Turmero		10.229	-67.474									تورميرو
VE	Santa Teresa del Tuy		10.233	-66.665									سانتا تيريسا ديل توي
VE	San Cristóbal		7.767	-72.225									سان كريستوبال
VE	Puerto La Cruz		10.214	-64.633			Puerto la Cruz			Puerto de La Cruz	Puerto Cruz		بويرتو لا كروز
VE	Petare		10.477	-66.808									بيتاري
VE	Mucumpiz		8.417	-71.133									موكومبيز
VE	Mérida		8.590	-71.156									ميريدا
VE	Maracay		10.235	-67.591									ماراكاي
VE	Maracaibo		10.667	-71.612									ماراكايبو
VE	Cumaná		10.454	-64.183									كومانا
VE	Ciudad Guayana		8.351	-62.641			Guayana				Cidade Guaiana		سيوداد غوايانا
VE	Ciudad Bolívar		8.129	-63.541									سيوداد بوليفار
VE	Caracas		10.488	-66.879									كاراكاس
VE	Cabimas		10.399	-71.452									كابيماس
VE	Baruta		10.434	-66.876						Nuestra Señora del Rosario de Baruta			باروتا
VE	Barquisimeto		10.065	-69.357									باركيسيميتو
VE	Barinas		8.623	-70.207									باريناس
VE	Barcelona		10.136	-64.686									بارسيلونا
EC	Santo Domingo de los Colorados		-0.253	-79.175									سانتو دومينغو دي لوس كولورادوس
EC	Quito		-0.230	-78.525									كيتو
EC	Puerto Ayora		-0.740	-90.314									بويرتو أيورا
EC	Guayaquil		-2.196	-79.886							Guaiaquil		غواياكيل
EC	Cuenca		-2.901	-79.004									كوينكا
EC	Baños		-1.397	-78.423									بانيوس
BR	Rio Branco		-9.975	-67.810						Río Branco			ريو برانكو
BR	Porto Velho		-8.762	-63.904									بورتو فيليو
BR	Manaus	Amazonas	-3.102	-60.025						Manaos			ماناوس
BR	Boa Vista		2.820	-60.673									بوا فيستا
CO	Villavicencio		4.142	-73.627							Villavicêncio		فيلافيسنسيو
CO	Villa de Leyva		5.634	-73.524									فيلا دي ليفا
CO	Valledupar		10.463	-73.253									فاييدوبار
CO	Soledad		10.918	-74.765									سوليداد
CO	Soacha		4.579	-74.217									سواتشا
CO	Sincelejo		9.305	-75.398									سينسيليخو
CO	Santa Marta		11.241	-74.199									سانتا مارتا
CO	Salento		4.638	-75.570									سالينتو
CO	Popayán		2.438	-76.613									بوبايان
CO	Pereira		4.813	-75.696									بيريرا
CO	Pasto		1.214	-77.281									باستو
CO	Palmira		3.539	-76.304									بالميرا
CO	Neiva		2.927	-75.282									نيفا
CO	Montería		8.748	-75.881									مونتيريا
CO	Medellín		6.252	-75.564							Medelim		ميديلين
CO	Manizales		5.069	-75.517									مانيزاليس
CO	Itagüí		6.185	-75.599									إيتاغي
CO	Ibagué		4.439	-75.232									إيباغي
CO	Floridablanca		7.062	-73.086									فلوريدابلانكا
CO	Cúcuta		7.894	-72.508									كوكوتا
CO	Cartagena		10.400	-75.514	Cartagena de Indias				Carthagène	Cartagena de Indias	Cartagena das Índias		قرطاجنة
CO	Cali		3.437	-76.522									كالي	Santiago de Cali
CO	Buenaventura		3.880	-77.031									بوينافينتورا
CO	Bucaramanga		7.125	-73.120									بوكارامانغا
CO	Bogotá		4.610	-74.082					Bogota				بوغوتا
CO	Bello		6.337	-75.558									بيو
CO	Barranquilla		10.969	-74.781							Barranquilha		بارانكيا
CO	Armenia		4.534	-75.681									أرمينيا
PE	Trujillo		-8.116	-79.030									تروخيو
PE	Pucallpa		-8.379	-74.554									بوكالبا
PE	Piura		-5.194	-80.633									بيورا
PE	Máncora		-4.108	-81.047									مانكورا
PE	Iquitos		-3.749	-73.254									إكيتوس
PE	Huaraz		-9.528	-77.528									هواراز
PE	Chimbote		-9.085	-78.578									تشيمبوتي
PE	Chiclayo		-6.771	-79.841									تشيكلايو
PA	San Miguelito		9.050	-79.471									سان ميغيليتو
PA	Panamá		8.994	-79.520	Panama City		Panama City	Panama-Stadt				Panama City	مدينة بنما
HT	Port-de-Paix		19.940	-72.830							Porto-da-Paz		بور دو بيه
HT	Port-au-Prince		18.544	-72.339						Puerto Príncipe	Porto Príncipe		بورت أو برانس
HT	Pétionville		18.512	-72.285									بيتيون فيل
HT	Delmas 73		18.545	-72.303									ديلماس
HT	Croix-des-Bouquets		18.577	-72.226									كروا دي بوكيه
VE	Maturín		9.746	-63.183									ماتورين
MX	Benito Juarez		19.398	-99.158									بينيتو خواريز
MX	Miguel Hidalgo		19.434	-99.200						Delegación Miguel Hidalgo			ميغيل هيدالغو
MX	Cuauhtémoc		19.445	-99.146									كواوتيموك
MX	Ojo de Agua		19.680	-99.010									أوخو دي أغوا
MX	Buenavista		19.608	-99.169									بوينافيستا
AR	Ushuaia	Tierra del Fuego	-54.811	-68.316					Ushuaïa				أوشوايا
AR	Santiago del Estero		-27.795	-64.261						Ciudad de Santiago del Estero			سانتياغو ديل استيرو
AR	Santa Fe		-31.649	-60.709						Ciudad de Santa Fe			سانتا في
AR	San Salvador de Jujuy		-24.195	-65.297									سان سلفادور دي خوخوي
AR	San Miguel de Tucumán		-26.824	-65.223	Tucuman								سان ميغيل دي توكومان
AR	San Martín de los Andes		-40.158	-71.353							San Martín de Los Andes		سان مارتين دي لوس أنديس
AR	San Juan		-31.538	-68.536						Ciudad de San Juan			سان خوان
AR	Salta	Salta	-24.786	-65.412						Ciudad de Salta			سالتا
AR	Rosario		-32.947	-60.639									روساريو
AR	Paraná		-31.733	-60.529									بارانا
AR	Neuquén		-38.952	-68.059						Ciudad de Neuquén			نيوكوين
AR	Mendoza	Mendoza	-32.891	-68.827									مندوزا
AR	El Calafate	Santa Cruz	-50.341	-72.277									إل كالافاتي
AR	Córdoba		-31.413	-64.181							Córdova		كوردوبا
AR	Cafayate	Salta	-26.073	-65.978									كافاياتي
AR	Bahía Blanca		-38.720	-62.272									باهيا بلانكا
CL	Viña del Mar		-33.025	-71.552									فينيا ديل مار
CL	Valparaíso		-33.036	-71.630	Valparaiso				Valparaiso				فالبارايسو
CL	Temuco		-38.740	-72.598									تيموكو
CL	Talcahuano		-36.725	-73.117									تالكاهوانو
CL	Santiago		-33.457	-70.648	Santiago de Chile		Santiago de Chile	Santiago de Chile	Santiago du Chili	Santiago de Chile	Santiago do Chile		سانتياغو
CL	Santa Cruz		-34.639	-71.366									سانتا كروز
CL	San Pedro de Atacama		-22.911	-68.201									سان بيدرو دي أتاكاما
CL	San Bernardo		-33.592	-70.700									سان برناردو
CL	Rancagua		-34.171	-70.744									رانكاغوا
CL	Punta Arenas		-53.155	-70.911									بونتا أريناس
CL	Puerto Natales		-51.730	-72.506									بويرتو ناتاليس
CL	Puente Alto		-33.612	-70.576									بوينتي ألتو
CL	Pucón		-39.282	-71.954									بوكون
CL	Iquique		-20.213	-70.150									إكيكي
CL	Concepción		-36.827	-73.050									كونثبثيون
CL	Castro		-42.472	-73.773									كاسترو
CL	Antofagasta		-23.652	-70.395									أنتوفاغاستا
BO	Sucre		-19.033	-65.263									سوكري
BO	Santa Cruz de la Sierra		-17.786	-63.181					Santa Cruz		Santa Cruz da Serra		سانتا كروز دي لا سييرا
BO	Oruro		-17.983	-67.150									أورورو
BO	La Paz		-16.500	-68.150									لاباز
BO	Cochabamba		-17.390	-66.157									كوتشابامبا
PE	Tacna		-18.015	-70.254									تاكنا
PE	Ollantaytambo	Cusco	-13.257	-72.263									أويانتايتامبو
PE	Lima	Lima	-12.043	-77.028									ليما
PE	Juliaca		-15.500	-70.133									خولياكا
PE	Ica		-14.068	-75.729									إيكا
PE	Huancayo		-12.065	-75.205									هوانكايو
PE	Cusco	Cusco	-13.523	-71.967		Cuzco			Cuzco	Cuzco			كوسكو
PE	Callao		-12.057	-77.118						El Callao	El Callao		كاياو
PE	Arequipa	Arequipa	-16.399	-71.535									أريكيبا
MX	Zapopan	Jalisco	20.724	-103.385									سابوبان
MX	Valle de Guadalupe	Jalisco	21.011	-102.617									وادي غوادالوبي
MX	Uruapan		19.411	-102.056									أوروابان
MX	Torreón		25.544	-103.419									توريون
MX	Tonalá	Jalisco	20.624	-103.234									تونالا
MX	Tlaquepaque	Jalisco	20.641	-103.293									تلاكيباكي
MX	Tijuana	Baja California	32.503	-117.004									تيخوانا
MX	Tepic		21.509	-104.896									تيبيك
MX	Soledad de Graciano Sánchez		22.189	-100.938									سوليداد دي غراسيانو سانشيز
MX	Santa Catarina	Nuevo León	25.673	-100.458						Ciudad Santa Catarina			سانتا كاتارينا
MX	San Nicolás de los Garza	Nuevo León	25.742	-100.302									سان نيكولاس دي لوس غارسا
MX	San Miguel de Allende	Guanajuato	20.915	-100.744									سان ميغيل دي أليندي
MX	San Luis Potosí		22.150	-100.979									سان لويس بوتوسي	San Luis Potosí City
MX	Cabo San Lucas	Baja California Sur	22.891	-109.912									كابو سان لوكاس
MX	Saltillo		25.423	-101.005									سالتيو
MX	Santiago de Querétaro	Querétaro	20.588	-100.388									سانتياغو دي كيريتارو	Querétaro City
MX	Puerto Vallarta	Jalisco	20.617	-105.230									بويرتو فايارتا
MX	Morelia		19.701	-101.184									موريليا
MX	Monterrey	Nuevo León	25.675	-100.319							Monterrei		مونتيري
MX	Monclova		26.907	-101.421									مونكلوفا
MX	Mexicali	Baja California	32.628	-115.454									مكسيكالي
MX	Mazatlán	Sinaloa	23.233	-106.406						Ciudad Mazatlán			مازاتلان
MX	Los Mochis	Sinaloa	25.793	-108.998									لوس موتشيس
MX	León de los Aldama	Guanajuato	21.129	-101.674	Leon Guanajuato			León	León	León	León		ليون
MX	La Paz	Baja California Sur	24.144	-110.300									لاباز
MX	Irapuato	Guanajuato	20.677	-101.356									ايرابواتو
MX	Nogales	Sonora	31.309	-110.942									نوغاليس
MX	Hermosillo	Sonora	29.103	-110.977									هيرموسيو
MX	Guanajuato	Guanajuato	21.019	-101.259		Byen Guanajuato							غواناخواتو	Guanajuato City
MX	Guadalupe	Nuevo León	25.677	-100.257			Ciudad Guadalupe	Ciudad Guadalupe					غوادالوبي
MX	Guadalajara	Jalisco	20.667	-103.392									غوادالاخارا
MX	Gómez Palacio		25.570	-103.496						Gomez Palacio			غوميز بالاسيو
MX	Ciudad General Escobedo	Nuevo León	25.797	-100.318						General Escobedo			جنرال إسكوبيدو
MX	Ensenada	Baja California	31.872	-116.601							Enseada		إنسينادا
MX	Victoria de Durango		24.020	-104.658	Durango	Byen Durango	Durango		Durango		Durango		دورانغو
MX	Culiacán	Sinaloa	24.790	-107.388									كولياكان
MX	Ciudad Obregón	Sonora	27.486	-109.941									سيوداد أوبريغون
MX	Juárez	Chihuahua	31.720	-106.461	Ciudad Juárez			Ciudad Juárez	Ciudad Juárez	Ciudad Juárez			سيوداد خواريز
MX	Chihuahua	Chihuahua	28.635	-106.089		Byen Chihuahua							تشيواوا	Chihuahua City
MX	Celaya	Guanajuato	20.523	-100.816									سيلايا
MX	Ciudad Apodaca	Nuevo León	25.782	-100.188									أبوداكا	Apodaca
MX	Aguascalientes		21.882	-102.283		Byen Aguascalientes							أغواسكاليينتس
PN	Adamstown		-25.066	-130.101									آدمزتاون
CL	Hanga Roa		-27.152	-109.424									هانغا روا
TO	Nuku‘alofa		-21.139	-175.202	Nukualofa		Nuku'alofa	Nuku’alofa	Nuku'alofa	Nuku'alofa	Nuku'alofa		نوكو ألوفا
PF	Bora Bora		-16.507	-151.749									بورا بورا
PF	Moorea		-17.495	-149.874									موريا
PF	Papeete		-17.537	-149.566									بابيتي
WF	Mata-Utu		-13.282	-176.174									ماتا أوتو
WS	Apia		-13.833	-171.767									أبيا
CK	Avarua		-21.207	-159.775									آواروآ
NU	Alofi		-19.055	-169.918									ألوفي
GU	Hagåtña		13.476	144.749						Agaña			هاغاتنيا
US	Birmingham	Alabama	33.521	-86.802									برمنغهام
US	Gulf Shores	Alabama	30.246	-87.701									غلف شورز
US	Montgomery	Alabama	32.367	-86.300									مونتغومري
US	Washington, D.C.	District of Columbia	38.895	-77.036	Washington		Washington	Washington	Washington	Washington	Washington		واشنطن العاصمة	Washington D.C.
US	Clearwater	Florida	27.966	-82.800									كليرواتر
US	Destin	Florida	30.393	-86.496									ديستن
US	Fort Lauderdale	Florida	26.122	-80.143									فورت لاودردال
US	Hialeah	Florida	25.858	-80.278									هياليه
US	Jacksonville	Florida	30.332	-81.656									جاكسونفيل
US	Key West	Florida	24.555	-81.782						Cayo Hueso			كي ويست
US	Miami	Florida	25.774	-80.194									ميامي
US	Miami Beach	Florida	25.791	-80.130									ميامي بيتش
US	Orlando	Florida	28.538	-81.379									أورلاندو
US	Panama City Beach	Florida	30.177	-85.805									باناما سيتي بيتش
US	St. Augustine	Florida	29.895	-81.314									سانت أوغستين
US	St. Petersburg	Florida	27.771	-82.679				Saint Petersburg					سانت بطرسبرغ
US	Tampa	Florida	27.948	-82.458									تامبا
US	Atlanta	Georgia	33.749	-84.388									أتلانتا
US	Columbus	Georgia	32.461	-84.988									كولومبوس
US	Savannah	Georgia	32.084	-81.100									سافانا
US	Indianapolis	Indiana	39.768	-86.158						Indianápolis	Indianápolis		إنديانابوليس
US	Wichita	Kansas	37.692	-97.338									ويتشيتا
US	Ironville	Kentucky	38.456	-82.692									آيرونفيل
US	Lexington	Kentucky	37.989	-84.478									ليكسينغتون
US	Lexington-Fayette	Kentucky	38.050	-84.459									ليكسينغتون
US	Louisville	Kentucky	38.254	-85.759									لويفيل
US	Meads	Kentucky	38.413	-82.709									ميدز
US	Baton Rouge	Louisiana	30.443	-91.188					Bâton-Rouge				باتون روج
US	New Orleans	Louisiana	29.955	-90.075					La Nouvelle-Orléans	Nueva Orleans	Nova Orleães		نيو أورلينز
US	Annapolis	Maryland	38.979	-76.492									أنابوليس
US	Baltimore	Maryland	39.290	-76.612									بالتيمور
US	Kansas City	Missouri	39.100	-94.579									كانساس سيتي
US	St. Louis	Missouri	38.627	-90.198		Saint Louis	Saint Louis		Saint-Louis	San Luis	Saint Louis		سانت لويس	St Louis
US	Jackson	Mississippi	32.299	-90.185									جاكسون
US	Asheville	North Carolina	35.601	-82.554									آشفيل
US	Charlotte	North Carolina	35.227	-80.843									تشارلوت
US	Durham	North Carolina	35.994	-78.899									دورهام
US	Fayetteville	North Carolina	35.053	-78.878									فاييتفيل
US	Greensboro	North Carolina	36.073	-79.792									غرينزبورو
US	Outer Banks	North Carolina	35.957	-75.624									آوتر بانكس
US	Raleigh	North Carolina	35.772	-78.639									رالي
US	Winston-Salem	North Carolina	36.100	-80.244									وينستون-سالم
US	Cape May	New Jersey	38.935	-74.906									كيب ماي
US	Cincinnati	Ohio	39.127	-84.514									سينسيناتي
US	Columbus	Ohio	39.961	-82.999									كولومبوس
US	Oklahoma City	Oklahoma	35.468	-97.516									أوكلاهوما سيتي
US	Tulsa	Oklahoma	36.154	-95.993									تولسا
US	Philadelphia	Pennsylvania	39.952	-75.164					Philadelphie	Filadelfia	Filadélfia		فيلادلفيا
PR	Bayamón		18.399	-66.156									بايامون
PR	San Juan		18.466	-66.106									سان خوان
US	Charleston	South Carolina	32.777	-79.931									تشارلستون
US	Myrtle Beach	South Carolina	33.689	-78.887									ميرتل بيتش
US	Gatlinburg	Tennessee	35.715	-83.512									غاتلينبرغ
US	Memphis	Tennessee	35.150	-90.049						Menfis	Mênfis		ممفيس
US	Nashville	Tennessee	36.166	-86.784									ناشفيل
US	Arlington	Texas	32.736	-97.108									أرلينغتون
US	Austin	Texas	30.267	-97.743									أوستن
US	Breckenridge	Texas	32.756	-98.902									بريكنريدج
US	Corpus Christi	Texas	27.801	-97.396									كوربوس كريستي
US	Dallas	Texas	32.783	-96.807									دالاس
US	Fort Worth	Texas	32.725	-97.321									فورت وورث
US	Garland	Texas	32.913	-96.639									غارلاند
US	Houston	Texas	29.763	-95.363									هيوستن
US	Irving	Texas	32.814	-96.949									ايرفينغ
US	Laredo	Texas	27.506	-99.507									لاريدو
US	Plano	Texas	33.020	-96.699									بلانو
US	San Antonio	Texas	29.424	-98.494									سان أنطونيو
US	Arlington	Virginia	38.881	-77.104									أرلينغتون
US	Chesapeake	Virginia	36.819	-76.275									تشيسابيك
US	Norfolk	Virginia	36.847	-76.285									نورفولك
US	Richmond	Virginia	37.554	-77.460									ريتشموند
US	Virginia Beach	Virginia	36.853	-75.978									فرجينيا بيتش
VI	Charlotte Amalie		18.342	-64.931						Carlota Amalia			شارلوت أمالي
US	Des Moines	Iowa	41.600	-93.609									دي موين
US	Aurora	Illinois	41.761	-88.320									أورورا
US	Chicago	Illinois	41.850	-87.650									شيكاغو
US	Fort Wayne	Indiana	41.131	-85.129									فورت واين
US	Boston	Massachusetts	42.358	-71.060									بوسطن
US	Nantucket	Massachusetts	41.283	-70.100									نانتوكيت
US	Provincetown	Massachusetts	42.053	-70.186									بروفينستاون
US	Bar Harbor	Maine	44.388	-68.204									بار هاربر
US	Detroit	Michigan	42.331	-83.046					Détroit				ديترويت
US	Minneapolis	Minnesota	44.980	-93.264						Mineápolis			مينيابولس
US	Saint Paul	Minnesota	44.944	-93.093									سانت بول
US	Lincoln	Nebraska	40.800	-96.667									لنكن
US	Omaha	Nebraska	41.256	-95.940									أوماها
US	Jersey City	New Jersey	40.728	-74.078									جيرسي سيتي
US	Newark	New Jersey	40.736	-74.172									نيوآرك
US	The Bronx	New York	40.850	-73.866									برونكس
US	Brooklyn	New York	40.650	-73.950									بروكلين
US	Buffalo	New York	42.886	-78.878						Búfalo			بوفالو
US	Jamaica	New York	40.691	-73.806									جامايكا
US	Lake Placid	New York	44.280	-73.982									ليك بلاسيد
US	Manhattan	New York	40.783	-73.966									مانهاتن
US	New York City	New York	40.714	-74.006	New York	New York	New York		New York	Nueva York	Nova Iorque		نيويورك	NYC
US	Queens	New York	40.681	-73.837									كوينز	Borough of Queens
US	Rochester	New York	43.155	-77.616									روتشستر
US	Staten Island	New York	40.562	-74.140									ستاتن آيلند
US	Yonkers	New York	40.931	-73.899									يونكيرس
US	Cleveland	Ohio	41.499	-81.695									كليفلاند
US	Toledo	Ohio	41.664	-83.555									توليدو
US	Pittsburgh	Pennsylvania	40.441	-79.996							Pitsburgo		بيتسبرغ
US	Newport	Rhode Island	41.490	-71.313									نيوبورت
US	Stowe	Vermont	44.465	-72.685									ستو
US	Madison	Wisconsin	43.073	-89.401									ماديسون
US	Milwaukee	Wisconsin	43.039	-87.906									ميلواكي
US	Chandler	Arizona	33.306	-111.841									تشاندلر
US	Flagstaff	Arizona	35.198	-111.651									فلاغستاف
US	Gilbert	Arizona	33.353	-111.789									غيلبرت
US	Glendale	Arizona	33.539	-112.186									غلانديل
US	Maryvale	Arizona	33.502	-112.178									ماريفيل
US	Mesa	Arizona	33.422	-111.823									ميسا
US	Page	Arizona	36.915	-111.456									بيج
US	Phoenix	Arizona	33.448	-112.074									فينيكس
US	Scottsdale	Arizona	33.509	-111.899									سكوتسديل
US	Sedona	Arizona	34.870	-111.761									سيدونا
US	Tucson	Arizona	32.222	-110.927									توسون
US	Vail	Arizona	32.048	-110.712									فيل
US	Anaheim	California	33.835	-117.915									آناهايم
US	Bakersfield	California	35.373	-119.019									بيكرسفيلد
US	Chula Vista	California	32.640	-117.084									تشولا فيستا
US	Fontana	California	34.092	-117.435									فونتانا
US	Fremont	California	37.548	-121.989									فريمونت
US	Fresno	California	36.748	-119.772									فريسنو
US	Glendale	California	34.142	-118.255									غلينديل
US	Healdsburg	California	38.611	-122.869									هيلدسبرغ
US	Huntington Beach	California	33.660	-117.999									هونتينغتون بيتش
US	Irvine	California	33.669	-117.823									إرفاين
US	Laguna Beach	California	33.542	-117.783									لاغونا بيتش
US	Long Beach	California	33.767	-118.189									لونغ بيتش
US	Los Angeles	California	34.052	-118.244						Los Ángeles			لوس أنجلوس
US	Malibu	California	34.026	-118.780									ماليبو
US	Mammoth Lakes	California	37.649	-118.972									ماموث ليكس
US	Modesto	California	37.639	-120.997									موديستو
US	Monterey	California	36.600	-121.895						Monterrey			مونتيري
US	Moreno Valley	California	33.938	-117.231									مورينو فالي
US	Napa	California	38.297	-122.285									نابا
US	Oakland	California	37.804	-122.271									أوكلاند
US	Oxnard	California	34.197	-119.177									أوكسنارد
US	Palm Springs	California	33.830	-116.545									بالم سبرينغس
US	Paso Robles	California	35.627	-120.691			El Paso de Robles	El Paso de Robles		El Paso de Robles	El Paso de Robles		باسو روبليس
US	Riverside	California	33.953	-117.396									ريفرسايد
US	Sacramento	California	38.582	-121.494									ساكرامنتو
US	San Bernardino	California	34.108	-117.290									سان بيرناردينو
US	San Diego	California	32.716	-117.165									سان دييغو
US	San Francisco	California	37.775	-122.419							São Francisco		سان فرانسيسكو
US	San Jose	California	37.339	-121.895				San José	San José	San José	San José		سان هوزيه
US	Santa Ana	California	33.746	-117.868									سانتا أنا
US	Santa Barbara	California	34.421	-119.698						Santa Bárbara	Santa Bárbara		سانتا باربارا
US	Santa Monica	California	34.019	-118.491						Santa Mónica	Santa Mônica		سانتا مونيكا
US	Sonoma	California	38.292	-122.458									سونوما
US	South Lake Tahoe	California	38.933	-119.984									سووث لاك تاهوي
US	Stockton	California	37.958	-121.291									ستوكتون
US	Aspen	Colorado	39.191	-106.817									أسبن
US	Aurora	Colorado	39.729	-104.832									أورورا
US	Colorado Springs	Colorado	38.834	-104.821									كولورادو سبرينغس
US	Denver	Colorado	39.739	-104.985									دنفر
US	Telluride	Colorado	37.938	-107.812									تيلورايد
US	Albuquerque	New Mexico	35.084	-106.651						Alburquerque			ألباكركي
US	Santa Fe	New Mexico	35.687	-105.938							Santa Fé		سانتا فيه
US	Henderson	Nevada	36.040	-114.982									هندرسون
US	Las Vegas	Nevada	36.175	-115.137									لاس فيغاس
US	North Las Vegas	Nevada	36.199	-115.118									نورث لاس فيغاس
US	Paradise	Nevada	36.097	-115.147									بارادايس
US	Reno	Nevada	39.530	-119.814									رينو
US	El Paso	Texas	31.759	-106.487									إل باسو
US	Lubbock	Texas	33.578	-101.855									لوبوك
US	Moab	Utah	38.573	-109.550									مواب
US	Estes Park	Colorado	40.377	-105.522									إستس بارك
US	Steamboat Springs	Colorado	40.485	-106.832									ستيمبوت سبرينغز
US	Sun Valley	Idaho	43.681	-114.364									صن فالي
US	Big Sky	Montana	45.285	-111.368									بيغ سكاي
US	Bozeman	Montana	45.680	-111.039									بوزيمان
US	Portland	Oregon	45.523	-122.676									بورتلاند
US	Salem	Oregon	44.943	-123.035									سايلم
US	Park City	Utah	40.646	-111.498									بارك سيتي
US	Seattle	Washington	47.606	-122.332									سياتل
US	Spokane	Washington	47.660	-117.429									سبوكين
US	Tacoma	Washington	47.253	-122.444									تاكوما
US	Walla Walla	Washington	46.065	-118.343									والا والا
US	Kailua-Kona	Hawaii	19.640	-155.999									كايلوا كونا	Big Island
US	Lahaina	Hawaii	20.874	-156.677									لاهاينا	Maui
US	Princeville	Hawaii	22.218	-159.479									برينسفيل
US	Honolulu	Hawaii	21.307	-157.858									هونولولو	Waikiki|Oahu
US	Fairbanks	Alaska	64.838	-147.716									فيربانكس
US	Anchorage	Alaska	61.218	-149.900									أنكوريج
AS	Pago Pago		-14.278	-170.702									باغو باغو
CA	Banff	Alberta	51.176	-115.570									بانف
CA	Brampton	Ontario	43.683	-79.766									برامبتون
CA	Burnaby	British Columbia	49.266	-122.953									بورنبي
CA	Calgary	Alberta	51.050	-114.085									كالغاري
CA	Canmore	Alberta	51.083	-115.352									كانمور
CA	Edmonton	Alberta	53.550	-113.469									إدمونتون
CA	Etobicoke	Ontario	43.654	-79.567									إيتوبيكو
CA	Gatineau	Quebec	45.477	-75.702									غاتينو
CA	Hamilton	Ontario	43.250	-79.850									هاميلتون
CA	Kitchener	Ontario	43.425	-80.511									كيتشنر
CA	Laval	Quebec	45.570	-73.692									لافال
CA	London	Ontario	42.983	-81.233									لندن	Londres|Londra|Londen
CA	Longueuil	Quebec	45.531	-73.518									لونغوي
CA	Markham	Ontario	43.867	-79.266									ماركام
CA	Mississauga	Ontario	43.579	-79.658									ميسيساغا
CA	Montréal	Quebec	45.509	-73.588	Montreal		Montreal	Montreal		Montreal	Montreal		مونتريال
CA	Mont-Tremblant	Quebec	46.213	-74.584									مون تريمبلان
CA	Niagara Falls	Ontario	43.100	-79.066									نياجارا فولز
CA	North York	Ontario	43.767	-79.416									نورث يورك
CA	Oshawa	Ontario	43.900	-78.850									أوشاوا
CA	Ottawa	Ontario	45.411	-75.698							Otava		أوتاوا
CA	Revelstoke	British Columbia	50.997	-118.195									ريفلستوك
CA	Surrey	British Columbia	49.106	-122.825									سوري
CA	Toronto	Ontario	43.700	-79.416									تورونتو
CA	Vancouver	British Columbia	49.250	-123.119							Vancôver		فانكوفر
CA	Vaughan	Ontario	43.836	-79.498									فاوجان
CA	Victoria	British Columbia	48.436	-123.352									فكتوريا
CA	Whistler	British Columbia	50.118	-122.954									ويسلر
CA	Windsor	Ontario	42.300	-83.016									وندسور
CA	Winnipeg	Manitoba	49.884	-97.147									وينيبيغ
NZ	Queenstown		-45.030	168.663									كوينزتاون
NZ	Rotorua		-38.139	176.245									روتوروا
NZ	Blenheim		-41.516	173.953									بلينهايم
ID	Batam		1.149	104.025									باتام
BR	Aparecida de Goiânia	Goiás	-16.823	-49.244									أباريسيدا دي غويانيا
BR	Jaboatão dos Guararapes	Pernambuco	-8.113	-35.015									جابواتاو دوس غوارارابيس
CA	Halifax	Nova Scotia	44.646	-63.573									هاليفاكس
CA	Québec	Quebec	46.812	-71.215				Quebec		Quebec	Quebec		كيبك	Quebec City
FR	Les Deux Alpes	Auvergne-Rhône-Alpes	45.012	6.125									لي دو ألب
CA	Tofino	British Columbia	49.153	-125.907									توفينو
CA	Jasper	Alberta	52.880	-118.080									جاسبر
AU	Uluru	Northern Territory	-25.241	130.989									أولورو
ES	Sant Martí	Catalonia	41.418	2.199						Distrito de Sant Martí			سانت مارتي
MM	Nay Pyi Taw		19.745	96.130							Naipidau		نايبيداو
IN	Panchkula		30.695	76.850							Panchkula Urban Estate		بانتشكولا
VA	Vatican City		41.903	12.454									مدينة الفاتيكان
TW	Taoyuan City		24.994	121.297									تاويوان
JP	Neyagawa	Osaka	34.766	135.628									نياغاوا
TH	Ko Pha Ngan		9.758	100.029									كوه فانغان
JP	Jōetsu		37.148	138.236									جويتسو
JP	Saitama		35.908	139.657									سايتاما
PT	Ponta Delgada	Azores	37.739	-25.669									بونتا ديلغادا	Azores
TR	Ataşehir	Istanbul	40.983	29.117									أتاشهير
CA	Scarborough	Ontario	43.772	-79.257									سكاربورو
IN	Greater Noida	Uttar Pradesh	28.496	77.536									غريتر نويدا
TR	Çankaya		39.918	32.863									تشانكايا
US	Yosemite	California	37.741	-119.578									يوسمتي
IN	Noida	Uttar Pradesh	28.580	77.330									نويدا
CL	La Pintana		-33.583	-70.634									لا بينتانا
AU	Logan City	Queensland	-27.639	153.109						Logan			لوغان سيتي
CA	Okanagan	British Columbia	50.364	-119.350									أوكاناغان
CN	Changshu City		31.646	120.742									تشانغشو	Changshu
TZ	Nungwi		-5.726	39.299									نونغوي
ID	Nusa Dua	Bali	-8.800	115.233									نوسا دوا
PH	Pasig City		14.587	121.061									باسيغ	Pasig
IN	Lal Bahadur Nagar	Telangana	17.348	78.558									لال بهادر نغار
IN	Gajuwaka		17.700	83.217									غاجواكا
IN	Quthbullapur	Telangana	17.501	78.458									قطب الله بور
CN	Fenghuang		27.936	109.600									فنغهوانغ
CC	West Island		-12.157	96.823									وست آيلند
BD	Natore		24.411	88.987									ناتور
CA	Ladner	British Columbia	49.089	-123.082									لادنر
CN	Zhu Cheng City		35.995	119.403									تشوتشنغ
NR	Yaren		-0.551	166.925									يارين	Yaren District
TR	Bahçelievler	Istanbul	41.002	28.860									بهجلي أولر
TR	Sultangazi	Istanbul	41.106	28.869									سلطان غازي
TR	Sultanbeyli	Istanbul	40.961	29.271									سلطان بيلي
TR	Sancaktepe	Istanbul	41.002	29.232									سنجق تبه
AR	San Carlos de Bariloche	Río Negro	-41.146	-71.308				Bariloche	Bariloche		Bariloche		باريلوتشي
TR	Karabağlar		38.374	27.135									كارابغلار
EG	New Cairo		30.030	31.470									القاهرة الجديدة
MP	Saipan		15.212	145.755									سايبان
ID	Gili Trawangan		-8.349	116.037									جيلي تراوانغان
JO	Russeifa		32.018	36.046									الرصيفة
DO	Santo Domingo Oeste		18.500	-70.000									سانتو دومينغو الغربية
PW	Ngerulmud		7.501	134.624									نجيرولمود
TR	Muratpaşa	Antalya	36.892	30.765									مراد باشا
ID	City of Balikpapan		-1.242	116.894									مدينة باليكبابان
IN	Ramagundam	Telangana	18.755	79.474									راماغوندام
CN	Ordos		39.609	109.782									أوردوس
RO	Sighişoara		46.221	24.793				Schäßburg					سيغيشوارا	Sighișoara
CN	Wenshan City		23.363	104.251									ونشان
CN	Liupanshui		26.594	104.833									ليوبانشوي
ID	South Tangerang		-6.289	106.718									تانغيرانغ الجنوبية
DO	Santo Domingo Este		18.488	-69.857									سانتو دومينغو الشرقية
IN	Thoothukudi	Tamil Nadu	8.767	78.134			Thoothukkudi						توتوكودي
JP	Hakuba	Nagano	36.698	137.862									هاكوبا
SE	Åre		63.399	13.080									أوره
CN	Jianshui		24.277	101.224									جيانشوي
IR	Pasragad Branch		34.778	48.472									باسارغاد
MA	Salé Al Jadida		33.997	-6.740									سلا الجديدة
TR	Merkezefendi		37.805	29.042									مركز أفندي
KR	Sejong		36.592	127.292									سيجونغ
CN	Huocheng		44.053	80.872									هوتشنغ
GB	Archway	England	51.567	-0.134									آرتشواي
MV	Maafushi		3.942	73.491									مافوشي
MM	Kyain Seikgyi Township		15.823	98.253									كيان سيكغي
CN	Bayan Nur		40.741	107.386									بايان نور
AE	Musaffah		24.359	54.483									مصفح	Musaffah City
AR	José C. Paz		-34.515	-58.768									خوسيه سي باز
NG	Chakwama		11.560	9.664									تشاكواما
AT	Hallstatt	Upper Austria	47.562	13.649									هالشتات
ID	Seminyak	Bali	-8.691	115.168									سيمينياك
NO	Flåm		60.863	7.113									فلوم
CR	Monteverde		10.315	-84.825									مونتيفيردي
BR	Jericoacoara	Ceará	-2.797	-40.513									جيريكواكوارا
DO	Bávaro		18.716	-68.452									بافارو
ZA	Drakensberg	KwaZulu-Natal	-28.815	29.535									دراكنزبرغ
AE	Fujairah		25.116	56.341									الفجيرة
FR	Gavarnie	Occitanie	42.735	-0.012									غافارني
PH	Boracay		11.967	121.925									بوراكاي
KE	Diani Beach		-4.279	39.594									شاطئ دياني
IN	Darjeeling	West Bengal	27.042	88.266									دارجيلنغ
BG	Veliko Tarnovo		43.081	25.629									فيليكو تارنوفو
IS	Vík		63.419	-19.006									فيك
AW	Noord		12.564	-70.033									نورد
CR	Tamarindo		10.299	-85.837									تاماريندو
IT	Madonna di Campiglio	Trentino-Alto Adige	46.229	10.826									مادونا دي كامبيليو
AR	El Chaltén	Santa Cruz	-49.331	-72.886									إل تشالتين
PT	Pinhão	Vila Real	41.190	-7.544									بينهاو
FR	Val d'Isère	Auvergne-Rhône-Alpes	45.448	6.980									فال ديزير
TH	Ko Tao		10.096	99.840									كوه تاو
BO	Copacabana		-16.166	-69.086									كوباكابانا
TN	Djerba		33.875	10.857									جربة
IE	Galway		53.272	-9.049									غالواي
MZ	Vilanculos		-22.009	35.317									فيلانكولوس
NO	Trysil		61.315	12.264									تريسيل
LK	Ella		6.867	81.047									إيلا
JP	Nara	Nara	34.685	135.805									نارا
BR	Gramado	Rio Grande do Sul	-29.379	-50.874									غرامادو
NZ	Franz Josef		-43.387	170.183									فرانز جوزيف
ZA	Franschhoek	Western Cape	-33.909	19.121									فرانشوك
AE	Liwa		23.133	53.770									ليوا
EC	Montañita		-1.826	-80.753									مونتانييتا
JP	Niseko	Hokkaido	42.805	140.687									نيسيكو
AU	Hamilton Island	Queensland	-20.350	148.958									جزيرة هاميلتون
NP	Namche Bazaar		27.805	86.714									نامتشي بازار
JP	Nozawa Onsen	Nagano	36.923	138.441									نوزاوا أونسن
SN	Saly		14.448	-17.011									سالي
TC	Providenciales		21.774	-72.265									بروفيدنسياليس
BR	Búzios	Rio de Janeiro	-22.747	-41.882									بوزيوس
EG	Siwa		29.203	25.519									سيوة
AT	St. Anton am Arlberg	Tyrol	47.128	10.264									سانت أنطون أم أرلبرغ
MA	Merzouga		31.099	-4.012									مرزوكة
IN	Gulmarg		34.050	74.380									غولمارغ
MM	Bagan		21.195	94.907									باغان
PE	Aguas Calientes	Cusco	-13.155	-72.525									أغواس كالينتس
SK	Vysoké Tatry		49.139	20.223									فيسوكي تاتري
IE	Killarney		52.060	-9.504									كيلارني
SE	Sälen		61.157	13.266									سيلن
CN	Dunhuang		40.142	94.662									دونهوانغ
CL	Farellones		-33.354	-70.315									فارييونيس
GR	Meteora		39.705	21.627									ميتيورا
JO	Wadi Rum		29.576	35.420									وادي رم
MX	Huatulco	Oaxaca	15.766	-96.135									هواتولكو
GR	Paros	South Aegean	37.085	25.150									باروس
VN	Mui Ne		10.933	108.283									موي ني
UZ	Khiva		41.378	60.364									خيوة
ZA	Hazyview		-25.044	31.123									هيزيفيو
GR	Corfu		39.620	19.920	Korfu	Korfu	Korfu	Korfu	Corfou	Corfú			كورفو	Kerkyra
ID	Canggu	Bali	-8.648	115.138									تشانغو
LA	Vang Vieng		18.924	102.447									فانغ فينغ
AE	Ras al-Khaimah		25.790	55.943									رأس الخيمة
NA	Sossusvlei		-24.487	15.799									سوسوسفلي
MA	Ouarzazate		30.919	-6.893									ورزازات`;

/** Country, name, and the name in da, no, sv, de, fr, es, pt, en, ar. */
export const regionNamesTsv = `AR	Mendoza									مندوزا
AR	Río Negro									ريو نيغرو
AR	Salta									سالتا
AR	Santa Cruz									سانتا كروز
AR	Tierra del Fuego		Ildlandet	Eldslandet						تييرا ديل فويغو
AT	Lower Austria	Niederösterreich	Niederösterreich	Niederösterreich	Niederösterreich	Basse-Autriche	Baja Austria	Baixa Áustria		النمسا السفلى
AT	Salzburg					Salzbourg				سالزبورغ
AT	Styria		Steiermark	Steiermark	Steiermark	Styrie	Estiria	Estíria		شتايرمارك
AT	Tyrol		Tirol	Tyrolen	Tirol		Tirol	Tirol		تيرول
AT	Upper Austria	Oberösterreich	Oberösterreich	Oberösterreich	Oberösterreich	Haute-Autriche	Alta Austria	Alta Áustria		النمسا العليا
AT	Vorarlberg									فورارلبرغ
AU	Australian Capital Territory					Territoire de la capitale australienne	Territorio de la Capital Australiana	Território da Capital Australiana		إقليم العاصمة الأسترالية
AU	New South Wales					Nouvelle-Galles du Sud		Nova Gales do Sul		نيو ساوث ويلز
AU	Northern Territory		Nordterritoriet		Nordterritorium	Territoire du Nord	Territorio del Norte	Território do Norte		الإقليم الشمالي
AU	Queensland									كوينزلاند
AU	South Australia				Südaustralien	Australie-Méridionale		Austrália Meridional		جنوب أستراليا
AU	Tasmania			Tasmanien		Tasmanie		Tasmânia		تسمانيا
AU	Victoria							Vitória		فيكتوريا
AU	Western Australia				Westaustralien	Australie-Occidentale		Austrália Ocidental		غرب أستراليا
BR	Amazonas									أمازوناس
BR	Bahia									باهيا
BR	Ceará									سيارا
BR	Goiás									غوياس
BR	Minas Gerais									ميناس جيرايس
BR	Paraná									بارانا
BR	Pará									بارا
BR	Pernambuco					Pernambouc				بيرنامبوكو
BR	Rio Grande do Norte						Río Grande del Norte			ريو غراندي دو نورتي
BR	Rio Grande do Sul						Río Grande del Sur			ريو غراندي دو سول
BR	Rio de Janeiro						Río de Janeiro			ريو دي جانيرو
BR	Santa Catarina									سانتا كاتارينا
BR	São Paulo									ساو باولو
CA	Alberta									ألبرتا
CA	British Columbia	Britisk Columbia	Britisk Columbia			Colombie-Britannique	Columbia Británica	Colúmbia Britânica		كولومبيا البريطانية
CA	Manitoba									مانيتوبا
CA	Nova Scotia					Nouvelle-Écosse	Nueva Escocia	Nova Escócia		نوفا سكوشا
CA	Ontario							Ontário		أونتاريو
CA	Quebec					Québec		Quebeque		كيبك
CH	Bern					Berne		Berna		برن
CH	Geneva	Genève	Genève	Genève	Genf	Genève	Ginebra	Genebra		جنيف
CH	Graubünden					Grisons	Grisones			غروبندن
CH	Lucerne	Luzern	Luzern	Luzern	Luzern		Lucerna	Lucerna		لوسرن
CH	Ticino				Tessin	Tessin	Tesino			تيتشينو
CH	Valais				Wallis					فاليه
CH	Vaud				Waadt					فو
CH	Zürich					Zurich		Zurique		زيورخ
DE	Baden-Württemberg					Bade-Wurtemberg				بادن فورتمبيرغ
DE	Bavaria	Bayern	Bayern	Bayern	Bayern	Bavière	Baviera	Baviera		بافاريا
DE	Brandenburg					Brandebourg	Brandenburgo	Brandemburgo		براندنبورغ
DE	Hesse	Hessen	Hessen	Hessen	Hessen					هسن
DE	Lower Saxony	Niedersachsen	Niedersachsen	Niedersachsen	Niedersachsen	Basse-Saxe	Baja Sajonia	Baixa Saxónia		سكسونيا السفلى
DE	Mecklenburg-Vorpommern					Mecklembourg-Poméranie				مكلنبورغ فوربومرن
DE	North Rhine-Westphalia	Nordrhein-Westfalen	Nordrhein-Westfalen	Nordrhein-Westfalen	Nordrhein-Westfalen	Rhénanie du Nord-Westphalie	Renania del Norte-Westfalia	Renânia do Norte-Vestefália		شمال الراين وستفاليا
DE	Rhineland-Palatinate	Rheinland-Pfalz	Rheinland-Pfalz	Rheinland-Pfalz	Rheinland-Pfalz	Rhénanie-Palatinat	Renania-Palatinado	Renânia-Palatinado		راينلند بالاتينات
DE	Saxony	Sachsen	Sachsen	Sachsen	Sachsen	Saxe	Sajonia	Saxónia		سكسونيا
DE	Saxony-Anhalt	Sachsen-Anhalt	Sachsen-Anhalt	Sachsen-Anhalt	Sachsen-Anhalt	Saxe-Anhalt	Sajonia-Anhalt	Saxónia-Anhalt		سكسونيا أنهالت
DE	Schleswig-Holstein	Slesvig-Holsten								شلسفيغ هولشتاين
DE	Thuringia	Thüringen	Thüringen	Thüringen	Thüringen	Thuringe	Turingia	Turíngia		تورينغن
ES	Andalusia	Andalusien	Andalucía	Andalusien	Andalusien	Andalousie	Andalucía	Andaluzia		الأندلس
ES	Aragon	Aragonien		Aragonien	Aragonien		Aragón	Aragão		أراغون
ES	Asturias			Asturien	Asturien	Asturies		Astúrias		أستورياس
ES	Balearic Islands	Balearerne	Balearene	Balearerna	Balearische Inseln	Baléares	Islas Baleares	Ilhas Baleares		جزر البليار
ES	Basque Country	Baskerlandet	Baskerland	Baskien	Baskenland	Pays Basque	País Vasco	País Basco		إقليم الباسك
ES	Canary Islands	Kanariske Øer	Kanariøyene	Kanarieöarna	Kanarische Inseln	Canaries	Islas Canarias	Canárias		جزر الكناري
ES	Castile and León	Castilla y León	Castilla y León	Kastilien och León	Kastilien und León	Castille-et-León	Castilla y León	Castela e Leão		قشتالة وليون
ES	Castile-La Mancha	Castilla-La Mancha	Castilla-La Mancha	Kastilien-La Mancha	Kastilien-La Mancha	Castille-La-Manche	Castilla-La Mancha	Castela-Mancha		قشتالة لا مانتشا
ES	Catalonia	Catalonien		Katalonien	Katalonien	Catalogne	Cataluña	Catalunha		كتالونيا
ES	Galicia	Galicien		Galicien	Galicien	Galice		Galiza		غاليسيا
ES	La Rioja									لا ريوخا
ES	Madrid									مدريد
ES	Murcia					Murcie		Múrcia		مرسية
ES	Valencia					Valence	Comunidad Valenciana	Comunidade Valenciana		بلنسية
FR	Auvergne-Rhône-Alpes									أوفيرن رون ألب
FR	Brittany	Bretagne	Bretagne	Bretagne	Bretagne	Bretagne	Bretaña	Bretanha		بريتاني
FR	Burgundy-Franche-Comté					Bourgogne-Franche-Comté			Burgundy	بورغونيا فرانش كونتيه
FR	Corsica	Korsika	Korsika	Korsika	Korsika	Corse	Córcega	Córsega		كورسيكا
FR	Grand Est									غراند إست
FR	Hauts-de-France									أو دو فرانس
FR	Normandy	Normandiet	Normandie	Normandie	Normandie	Normandie	Normandía	Normandia		نورماندي
FR	Nouvelle-Aquitaine									نوفيل أكيتين
FR	Occitanie									أوكسيتانيا
FR	Pays de la Loire						Países del Loira	País do Loire		بايي دو لا لوار
FR	Provence-Alpes-Côte d’Azur	Provence-Alpes-Côte d'Azur	Provence-Alpes-Côte d'Azur	Provence-Alpes-Côte d'Azur		Provence-Alpes-Côte d'Azur	Provenza-Alpes-Costa Azul	Provença-Alpes-Costa Azul		بروفانس ألب كوت دازور
FR	Île-de-France						Isla de Francia			إيل دو فرانس
GB	England					Angleterre	Inglaterra	Inglaterra		إنجلترا
GB	Northern Ireland	Nordirland	Nord-Irland	Nordirland	Nordirland	Irlande du Nord	Irlanda del Norte	Irlanda do Norte		أيرلندا الشمالية
GB	Scotland	Skotland	Skottland	Skottland	Schottland	Écosse	Escocia	Escócia		اسكتلندا
GB	Wales					Pays de Galles	Gales	Gales		ويلز
GR	Attica	Attika			Attika	Attique	Ática	Ática		أتيكا
GR	Crete	Kreta	Kreta	Kreta	Kreta	Crète	Creta	Creta		كريت
GR	South Aegean				Südliche Ägäis	Égée-Méridionale				جنوب إيجة
HR	Dubrovnik-Neretva						Dubrovnik - Neretva			دوبروفنيك نيريتفا
HR	Istria	Istrien		Istrien	Istrien	Istrie		Ístria		إستريا
HR	Split-Dalmatia			Split-Dalmatien	Split-Dalmatien	Split-Dalmatie				سبليت دالماتيا
HR	Zadar									زادار
ID	Bali									بالي
ID	Jakarta									جاكرتا
ID	Yogyakarta									يوغياكارتا
IN	Goa									غوا
IN	Gujarat							Gujarate		غوجارات
IN	Himachal Pradesh							Himachal Pradexe		هيماتشال براديش
IN	Karnataka									كارناتاكا
IN	Kerala									كيرلا
IN	Maharashtra						Maharastra	Maarastra		ماهاراشترا
IN	Punjab		Panjab			Pendjab	Punyab			بنجاب
IN	Rajasthan						Rajastán	Rajastão		راجستان
IN	Tamil Nadu									تاميل نادو
IN	Telangana					Télangana				تيلانغانا
IN	Uttar Pradesh							Utar Pradexe		أوتار براديش
IN	Uttarakhand									أوتاراخند
IN	West Bengal	Vestbengalen	Vest-Bengal	Västbengalen	Westbengalen	Bengale-Occidental	Bengala Occidental	Bengala Ocidental		البنغال الغربية
IT	Aosta Valley	Aostadalen	Aostadalen	Aostadalen	Aostatal	Vallée d'Aoste	Valle de Aosta	Vale de Aosta		وادي أوستا
IT	Apulia	Apulien	Puglia	Apulien	Apulien	Pouilles		Apúlia		بوليا
IT	Basilicata				Basilikata	Basilicate				بازيليكاتا
IT	Calabria	Calabrien		Kalabrien	Kalabrien	Calabre		Calábria		كالابريا
IT	Campania			Kampanien	Kampanien	Campanie		Campânia		كامبانيا
IT	Emilia-Romagna					Émilie-Romagne	Emilia-Romaña			إميليا رومانيا
IT	Lazio				Latium	Latium	Lacio	Lácio		لاتسيو
IT	Liguria			Ligurien	Ligurien	Ligurie		Ligúria		ليغوريا
IT	Lombardy	Lombardiet	Lombardia	Lombardiet	Lombardei	Lombardie	Lombardía	Lombardia		لومبارديا
IT	Piedmont	Piemonte	Piemonte	Piemonte	Piemont	Piémont	Piamonte	Piemonte		بييمونتي
IT	Sardinia	Sardinien		Sardinien	Sardinien	Sardaigne	Cerdeña	Sardenha		سردينيا
IT	Sicily	Sicilien	Sicilia	Sicilien	Sizilien	Sicile	Sicilia	Sicília		صقلية
IT	Trentino-Alto Adige				Trentino-Südtirol	Trentin-Haut-Adige	Trentino-Alto Adigio	Trentino-Alto Ádige		ترينتينو ألتو أديجي
IT	Tuscany	Toscana	Toscana	Toscana	Toskana	Toscane	Toscana	Toscana		توسكانا
IT	Umbria	Umbrien		Umbrien	Umbrien	Ombrie	Umbría	Úmbria		أومبريا
IT	Veneto				Venetien	Vénétie	Véneto	Vêneto		فينيتو
JP	Aichi									آيتشي
JP	Fukuoka									فوكوكا
JP	Gifu									غيفو
JP	Hiroshima									هيروشيما
JP	Hokkaido									هوكايدو
JP	Hyōgo			Hyogo						هيوغو
JP	Ishikawa									إيشيكاوا
JP	Kanagawa									كاناغاوا
JP	Kyoto									كيوتو
JP	Nagano									ناغانو
JP	Nara									نارا
JP	Okinawa									أوكيناوا
JP	Osaka									أوساكا
JP	Tokyo									طوكيو
MA	Marrakech-Safi									مراكش آسفي
MA	Souss-Massa									سوس ماسة
MX	Baja California Sur					Basse-Californie du Sud				باخا كاليفورنيا الجنوبية
MX	Baja California					Basse-Californie				باخا كاليفورنيا
MX	Chiapas									تشياباس
MX	Chihuahua									تشيواوا
MX	Guanajuato									غواناخواتو
MX	Guerrero									غيريرو
MX	Jalisco									خاليسكو
MX	Nuevo León									نويفو ليون
MX	Oaxaca									واهاكا
MX	Puebla									بويبلا
MX	Querétaro									كيريتارو
MX	Quintana Roo									كينتانا رو
MX	Sinaloa									سينالوا
MX	Sonora									سونورا
MX	Veracruz									فيراكروز
MX	Yucatán							Iucatã		يوكاتان
PE	Arequipa									أريكيبا
PE	Cusco									كوسكو
PE	Lima									ليما
PT	Aveiro									أفييرو
PT	Azores	Azorerne	Asorene	Azorerna	Azoren	Açores		Açores		جزر الأزور
PT	Braga									براغا
PT	Coimbra									كويمبرا
PT	Faro									فارو
PT	Leiria									ليريا
PT	Lisbon	Lissabon		Lissabon	Lissabon	Lisbonne	Lisboa	Lisboa		لشبونة
PT	Madeira					Madère				ماديرا
PT	Porto						Oporto			بورتو
PT	Vila Real									فيلا ريال
PT	Évora									إيفورا
TH	Bangkok									بانكوك
TH	Chiang Mai									شيانغ ماي
TH	Krabi									كرابي
TH	Phuket									فوكيت
TR	Antalya							Antália		أنطاليا
TR	Istanbul						Estambul			إسطنبول
TR	Muğla									موغلا
TR	Nevşehir									نوشهر
US	Alabama									ألاباما
US	Alaska							Alasca		ألاسكا
US	Arizona									أريزونا
US	California	Californien		Kalifornien	Kalifornien	Californie		Califórnia		كاليفورنيا
US	Colorado									كولورادو
US	District of Columbia					District de Columbia	Distrito de Columbia			مقاطعة كولومبيا
US	Florida					Floride		Flórida		فلوريدا
US	Georgia					Géorgie		Geórgia		جورجيا
US	Hawaii					Hawaï	Hawai	Havaí		هاواي
US	Idaho									أيداهو
US	Illinois									إلينوي
US	Indiana									إنديانا
US	Iowa									آيوا
US	Kansas									كانساس
US	Kentucky									كنتاكي
US	Louisiana					Louisiane		Luisiana		لويزيانا
US	Maine									مين
US	Maryland									ماريلاند
US	Massachusetts									ماساتشوستس
US	Michigan									ميشيغان
US	Minnesota							Minesota		مينيسوتا
US	Mississippi							Mississípi		مسيسيبي
US	Missouri							Missúri		ميزوري
US	Montana									مونتانا
US	Nebraska									نبراسكا
US	Nevada									نيفادا
US	New Jersey						Nueva Jersey	Nova Jérsia		نيو جيرسي
US	New Mexico					Nouveau-Mexique	Nuevo México	Novo México		نيومكسيكو
US	New York						Nueva York	Nova Iorque		نيويورك
US	North Carolina		Nord-Carolina			Caroline du Nord	Carolina del Norte	Carolina do Norte		كارولاينا الشمالية
US	Ohio									أوهايو
US	Oklahoma									أوكلاهوما
US	Oregon						Oregón			أوريغون
US	Pennsylvania					Pennsylvanie	Pensilvania	Pensilvânia		بنسيلفانيا
US	Rhode Island									رود آيلاند
US	South Carolina		Sør-Carolina			Caroline du Sud	Carolina del Sur	Carolina do Sul		كارولاينا الجنوبية
US	Tennessee									تينيسي
US	Texas									تكساس
US	Utah									يوتا
US	Vermont									فيرمونت
US	Virginia					Virginie		Virgínia		فرجينيا
US	Washington									واشنطن
US	Wisconsin									ويسكونسن
ZA	Gauteng									خاوتينغ
ZA	KwaZulu-Natal									كوازولو ناتال
ZA	Western Cape			Västra Kapprovinsen			Cabo Occidental	Cabo Ocidental		كيب الغربية`;

/** IATA code, name, country, city, latitude, longitude. */
export const airportsTsv = `LIS	Lisbon Humberto Delgado	PT	Lisbon	38.77	-9.13
OPO	Porto Francisco Sá Carneiro	PT	Porto	41.24	-8.68
FAO	Faro Airport	PT	Faro	37.01	-7.97
FNC	Funchal Madeira	PT	Funchal	32.7	-16.77
PDL	Ponta Delgada Airport	PT	Ponta Delgada	37.74	-25.7
MAD	Madrid Barajas	ES	Madrid	40.47	-3.56
BCN	Barcelona El Prat	ES	Barcelona	41.3	2.08
PMI	Palma Mallorca	ES	Palma	39.55	2.74
AGP	Málaga Airport	ES	Málaga	36.67	-4.5
ALC	Alicante Airport	ES	Alicante	38.28	-0.56
VLC	Valencia Airport	ES	Valencia	39.49	-0.48
SVQ	Sevilla Airport	ES	Sevilla	37.42	-5.89
BIO	Bilbao Airport	ES	Bilbao	43.3	-2.91
IBZ	Ibiza Airport	ES	Ibiza	38.87	1.37
TFS	Tenerife South	ES	Tenerife	28.04	-16.57
LPA	Las Palmas Gran Canaria	ES	Las Palmas	27.93	-15.39
ACE	Arrecife Lanzarote	ES	Arrecife	28.95	-13.61
FUE	Fuerteventura Airport	ES	Fuerteventura	28.45	-13.86
MAH	Maó Menorca	ES	Maó	39.86	4.22
SCQ	Santiago de Compostela Airport	ES	Santiago de Compostela	42.9	-8.42
CDG	Paris Charles de Gaulle	FR	Paris	49.01	2.55
ORY	Paris Orly	FR	Paris	48.72	2.38
NCE	Nice Côte d'Azur	FR	Nice	43.66	7.22
LYS	Lyon Saint-Exupéry	FR	Lyon	45.73	5.08
MRS	Marseille Provence	FR	Marseille	43.44	5.22
TLS	Toulouse Blagnac	FR	Toulouse	43.63	1.37
BOD	Bordeaux Mérignac	FR	Bordeaux	44.83	-0.72
NTE	Nantes Airport	FR	Nantes	47.16	-1.61
AJA	Ajaccio Airport	FR	Ajaccio	41.92	8.8
BSL	Basel EuroAirport	FR	Basel	47.59	7.53
RUN	Saint-Denis Roland Garros	RE	Saint-Denis	-20.89	55.51
PTP	Pointe-à-Pitre Airport	GP	Pointe-à-Pitre	16.27	-61.53
FDF	Fort-de-France Airport	MQ	Fort-de-France	14.59	-61
PPT	Papeete Faa'a	PF	Papeete	-17.55	-149.61
BOB	Bora Bora Airport	PF	Bora Bora	-16.44	-151.75
NOU	Nouméa La Tontouta	NC	Nouméa	-22.01	166.21
LHR	London Heathrow	GB	London	51.47	-0.45
LGW	London Gatwick	GB	London	51.15	-0.19
STN	London Stansted	GB	London	51.89	0.24
LTN	London Luton	GB	London	51.87	-0.37
LCY	London City	GB	London	51.51	0.06
MAN	Manchester Airport	GB	Manchester	53.35	-2.28
EDI	Edinburgh Airport	GB	Edinburgh	55.95	-3.37
GLA	Glasgow Airport	GB	Glasgow	55.87	-4.43
BHX	Birmingham Airport	GB	Birmingham	52.45	-1.75
BRS	Bristol Airport	GB	Bristol	51.38	-2.72
NCL	Newcastle Airport	GB	Newcastle	55.04	-1.69
LPL	Liverpool John Lennon	GB	Liverpool	53.33	-2.85
BFS	Belfast International	GB	Belfast	54.66	-6.22
DUB	Dublin Airport	IE	Dublin	53.42	-6.27
SNN	Shannon Airport	IE	Shannon	52.7	-8.92
ORK	Cork Airport	IE	Cork	51.84	-8.49
AMS	Amsterdam Schiphol	NL	Amsterdam	52.31	4.76
EIN	Eindhoven Airport	NL	Eindhoven	51.45	5.37
RTM	Rotterdam The Hague	NL	Rotterdam	51.96	4.44
BRU	Brussels Zaventem	BE	Brussels	50.9	4.48
CRL	Charleroi Brussels South	BE	Charleroi	50.46	4.45
LUX	Luxembourg Findel	LU	Luxembourg	49.63	6.21
FRA	Frankfurt Airport	DE	Frankfurt	50.03	8.57
MUC	Munich Airport	DE	Munich	48.35	11.79
BER	Berlin Brandenburg	DE	Berlin	52.36	13.5
HAM	Hamburg Airport	DE	Hamburg	53.63	9.99
DUS	Düsseldorf Airport	DE	Düsseldorf	51.29	6.77
CGN	Köln Bonn	DE	Köln	50.87	7.14
STR	Stuttgart Airport	DE	Stuttgart	48.69	9.22
HAJ	Hannover Airport	DE	Hannover	52.46	9.69
NUE	Nürnberg Airport	DE	Nürnberg	49.5	11.08
LEJ	Leipzig Halle	DE	Leipzig	51.42	12.24
BRE	Bremen Airport	DE	Bremen	53.05	8.79
DRS	Dresden Airport	DE	Dresden	51.13	13.77
VIE	Vienna Schwechat	AT	Vienna	48.11	16.57
SZG	Salzburg Airport	AT	Salzburg	47.79	13
INN	Innsbruck Airport	AT	Innsbruck	47.26	11.34
GRZ	Graz Airport	AT	Graz	46.99	15.44
ZRH	Zürich Airport	CH	Zürich	47.46	8.55
GVA	Genève Cointrin	CH	Genève	46.24	6.11
FCO	Rome Fiumicino	IT	Rome	41.8	12.25
CIA	Rome Ciampino	IT	Rome	41.8	12.59
MXP	Milan Malpensa	IT	Milan	45.63	8.72
LIN	Milan Linate	IT	Milan	45.45	9.28
BGY	Bergamo Orio al Serio	IT	Bergamo	45.67	9.7
VCE	Venice Marco Polo	IT	Venice	45.51	12.35
NAP	Naples Capodichino	IT	Naples	40.88	14.29
BLQ	Bologna Airport	IT	Bologna	44.54	11.29
FLR	Florence Peretola	IT	Florence	43.81	11.2
PSA	Pisa Galileo Galilei	IT	Pisa	43.68	10.39
CTA	Catania Airport	IT	Catania	37.47	15.07
PMO	Palermo Airport	IT	Palermo	38.18	13.09
BRI	Bari Airport	IT	Bari	41.14	16.76
TRN	Turin Airport	IT	Turin	45.2	7.65
CAG	Cagliari Airport	IT	Cagliari	39.25	9.05
OLB	Olbia Airport	IT	Olbia	40.9	9.52
VRN	Verona Airport	IT	Verona	45.4	10.89
BDS	Brindisi Airport	IT	Brindisi	40.66	17.95
MLA	Malta Airport	MT	Malta	35.86	14.48
CPH	Copenhagen Kastrup	DK	Copenhagen	55.62	12.66
BLL	Billund Airport	DK	Billund	55.74	9.15
AAL	Aalborg Airport	DK	Aalborg	57.09	9.85
OSL	Oslo Gardermoen	NO	Oslo	60.19	11.1
BGO	Bergen Airport	NO	Bergen	60.29	5.22
TRD	Trondheim Airport	NO	Trondheim	63.46	10.92
SVG	Stavanger Airport	NO	Stavanger	58.88	5.64
TOS	Tromsø Airport	NO	Tromsø	69.68	18.92
ARN	Stockholm Arlanda	SE	Stockholm	59.65	17.92
GOT	Göteborg Landvetter	SE	Göteborg	57.66	12.28
MMX	Malmö Airport	SE	Malmö	55.53	13.37
HEL	Helsinki Vantaa	FI	Helsinki	60.32	24.96
RVN	Rovaniemi Airport	FI	Rovaniemi	66.56	25.83
KEF	Reykjavík Keflavík	IS	Reykjavík	63.99	-22.61
TLL	Tallinn Airport	EE	Tallinn	59.41	24.83
RIX	Riga Airport	LV	Riga	56.92	23.97
VNO	Vilnius Airport	LT	Vilnius	54.63	25.29
FAE	Vágar Faroe Islands	FO	Vágar	62.06	-7.28
WAW	Warsaw Chopin	PL	Warsaw	52.17	20.97
KRK	Kraków Airport	PL	Kraków	50.08	19.78
GDN	Gdańsk Airport	PL	Gdańsk	54.38	18.47
WRO	Wrocław Airport	PL	Wrocław	51.1	16.89
KTW	Katowice Airport	PL	Katowice	50.47	19.08
PRG	Prague Václav Havel	CZ	Prague	50.1	14.26
BTS	Bratislava Airport	SK	Bratislava	48.17	17.21
BUD	Budapest Liszt Ferenc	HU	Budapest	47.44	19.26
OTP	Bucharest Henri Coandă	RO	Bucharest	44.57	26.09
CLJ	Cluj-Napoca Airport	RO	Cluj-Napoca	46.79	23.69
SOF	Sofia Airport	BG	Sofia	42.7	23.41
VAR	Varna Airport	BG	Varna	43.23	27.83
BOJ	Burgas Airport	BG	Burgas	42.57	27.52
BEG	Belgrade Nikola Tesla	RS	Belgrade	44.82	20.31
ZAG	Zagreb Airport	HR	Zagreb	45.74	16.07
SPU	Split Airport	HR	Split	43.54	16.3
DBV	Dubrovnik Airport	HR	Dubrovnik	42.56	18.27
ZAD	Zadar Airport	HR	Zadar	44.11	15.35
PUY	Pula Airport	HR	Pula	44.89	13.92
LJU	Ljubljana Airport	SI	Ljubljana	46.22	14.46
SJJ	Sarajevo Airport	BA	Sarajevo	43.82	18.33
TGD	Podgorica Airport	ME	Podgorica	42.36	19.25
TIV	Tivat Airport	ME	Tivat	42.4	18.72
TIA	Tirana Airport	AL	Tirana	41.41	19.72
SKP	Skopje Airport	MK	Skopje	41.96	21.62
PRN	Pristina Airport	XK	Pristina	42.57	21.04
KIV	Chisinau Airport	MD	Chisinau	46.93	28.93
ATH	Athens Eleftherios Venizelos	GR	Athens	37.94	23.94
SKG	Thessaloníki Airport	GR	Thessaloníki	40.52	22.97
HER	Heraklion Airport	GR	Heraklion	35.34	25.18
RHO	Rhodes Airport	GR	Rhodes	36.41	28.09
CFU	Corfu Airport	GR	Corfu	39.6	19.91
JTR	Santorini Airport	GR	Santorini	36.4	25.48
JMK	Mykonos Airport	GR	Mykonos	37.44	25.35
CHQ	Chania Airport	GR	Chania	35.53	24.15
KGS	Kos Airport	GR	Kos	36.79	27.09
ZTH	Zakynthos Airport	GR	Zakynthos	37.75	20.88
LCA	Larnaca Airport	CY	Larnaca	34.88	33.62
PFO	Paphos Airport	CY	Paphos	34.72	32.49
IST	Istanbul Airport	TR	Istanbul	41.26	28.74
SAW	Istanbul Sabiha Gökçen	TR	Istanbul	40.9	29.31
AYT	Antalya Airport	TR	Antalya	36.9	30.8
ESB	Ankara Esenboğa	TR	Ankara	40.13	32.99
ADB	İzmir Airport	TR	İzmir	38.29	27.16
DLM	Dalaman Airport	TR	Dalaman	36.71	28.79
BJV	Bodrum Milas	TR	Bodrum	37.25	27.66
TBS	Tbilisi Airport	GE	Tbilisi	41.67	44.95
BUS	Batumi Airport	GE	Batumi	41.61	41.6
EVN	Yerevan Zvartnots	AM	Yerevan	40.15	44.4
GYD	Baku Heydar Aliyev	AZ	Baku	40.47	50.05
KBP	Kyiv Boryspil	UA	Kyiv	50.35	30.89
MSQ	Minsk Airport	BY	Minsk	53.88	28.03
SVO	Moscow Sheremetyevo	RU	Moscow	55.97	37.41
LED	Saint Petersburg Pulkovo	RU	Saint Petersburg	59.8	30.26
AER	Sochi Airport	RU	Sochi	43.45	39.96
DXB	Dubai International	AE	Dubai	25.25	55.36
DWC	Dubai World Central	AE	Dubai	24.9	55.16
AUH	Abu Dhabi Zayed	AE	Abu Dhabi	24.43	54.65
SHJ	Sharjah Airport	AE	Sharjah	25.33	55.52
DOH	Doha Hamad	QA	Doha	25.27	51.61
BAH	Manama Bahrain	BH	Manama	26.27	50.64
KWI	Kuwait Airport	KW	Kuwait	29.23	47.97
MCT	Muscat Airport	OM	Muscat	23.59	58.28
SLL	Salalah Airport	OM	Salalah	17.04	54.09
RUH	Riyadh King Khalid	SA	Riyadh	24.96	46.7
JED	Jeddah King Abdulaziz	SA	Jeddah	21.68	39.16
DMM	Dammam Airport	SA	Dammam	26.47	49.8
MED	Medina Airport	SA	Medina	24.55	39.71
AMM	Amman Queen Alia	JO	Amman	31.72	35.99
AQJ	Aqaba Airport	JO	Aqaba	29.61	35.02
BEY	Beirut Airport	LB	Beirut	33.82	35.49
TLV	Tel Aviv Ben Gurion	IL	Tel Aviv	32.01	34.89
ETM	Eilat Ramon	IL	Eilat	29.73	35.01
BGW	Baghdad Airport	IQ	Baghdad	33.26	44.23
EBL	Erbil Airport	IQ	Erbil	36.24	43.96
IKA	Tehran Imam Khomeini	IR	Tehran	35.42	51.15
CAI	Cairo Airport	EG	Cairo	30.12	31.41
HRG	Hurghada Airport	EG	Hurghada	27.18	33.8
SSH	Sharm el-Sheikh Airport	EG	Sharm el-Sheikh	27.98	34.39
LXR	Luxor Airport	EG	Luxor	25.67	32.71
TUN	Tunis Carthage	TN	Tunis	36.85	10.23
DJE	Djerba Airport	TN	Djerba	33.87	10.78
ALG	Algiers Houari Boumediene	DZ	Algiers	36.69	3.22
CMN	Casablanca Mohammed V	MA	Casablanca	33.37	-7.59
RAK	Marrakech Menara	MA	Marrakech	31.61	-8.04
AGA	Agadir Airport	MA	Agadir	30.33	-9.41
FEZ	Fès Airport	MA	Fès	33.93	-4.98
TNG	Tangier Airport	MA	Tangier	35.73	-5.92
DSS	Dakar Blaise Diagne	SN	Dakar	14.67	-17.07
SID	Sal Amílcar Cabral	CV	Sal	16.74	-22.95
ACC	Accra Kotoka	GH	Accra	5.61	-0.17
LOS	Lagos Murtala Muhammed	NG	Lagos	6.58	3.32
ABV	Abuja Airport	NG	Abuja	9.01	7.26
ABJ	Abidjan Airport	CI	Abidjan	5.26	-3.93
ADD	Addis Ababa Bole	ET	Addis Ababa	8.98	38.8
NBO	Nairobi Jomo Kenyatta	KE	Nairobi	-1.32	36.93
MBA	Mombasa Airport	KE	Mombasa	-4.03	39.59
DAR	Dar es Salaam Airport	TZ	Dar es Salaam	-6.88	39.2
ZNZ	Zanzibar Airport	TZ	Zanzibar	-6.22	39.22
JRO	Kilimanjaro Airport	TZ	Kilimanjaro	-3.43	37.07
EBB	Entebbe Airport	UG	Entebbe	0.04	32.44
KGL	Kigali Airport	RW	Kigali	-1.97	30.14
LAD	Luanda Airport	AO	Luanda	-8.86	13.23
MPM	Maputo Airport	MZ	Maputo	-25.92	32.57
JNB	Johannesburg O. R. Tambo	ZA	Johannesburg	-26.14	28.25
CPT	Cape Town Airport	ZA	Cape Town	-33.97	18.6
DUR	Durban King Shaka	ZA	Durban	-29.61	31.12
GRJ	George Airport	ZA	George	-34.01	22.38
MQP	Mbombela Kruger	ZA	Mbombela	-25.38	31.11
WDH	Windhoek Airport	NA	Windhoek	-22.48	17.47
VFA	Victoria Falls Airport	ZW	Victoria Falls	-18.1	25.84
LVI	Livingstone Airport	ZM	Livingstone	-17.82	25.82
LUN	Lusaka Airport	ZM	Lusaka	-15.33	28.45
MUB	Maun Airport	BW	Maun	-19.97	23.43
MRU	Mauritius Airport	MU	Mauritius	-20.43	57.68
SEZ	Mahé Seychelles	SC	Mahé	-4.67	55.52
TNR	Antananarivo Ivato	MG	Antananarivo	-18.8	47.48
NOS	Nosy Be Airport	MG	Nosy Be	-13.31	48.31
DEL	Delhi Indira Gandhi	IN	Delhi	28.57	77.1
BOM	Mumbai Chhatrapati Shivaji	IN	Mumbai	19.09	72.87
BLR	Bengaluru Kempegowda	IN	Bengaluru	13.2	77.71
MAA	Chennai Airport	IN	Chennai	12.99	80.17
CCU	Kolkata Airport	IN	Kolkata	22.65	88.45
HYD	Hyderabad Airport	IN	Hyderabad	17.24	78.43
GOI	Goa Dabolim	IN	Goa	15.38	73.83
GOX	Goa Mopa	IN	Goa	15.74	73.87
COK	Kochi Airport	IN	Kochi	10.15	76.4
TRV	Thiruvananthapuram Airport	IN	Thiruvananthapuram	8.48	76.92
JAI	Jaipur Airport	IN	Jaipur	26.82	75.81
AMD	Ahmedabad Airport	IN	Ahmedabad	23.07	72.63
UDR	Udaipur Airport	IN	Udaipur	24.62	73.9
CMB	Colombo Bandaranaike	LK	Colombo	7.18	79.88
MLE	Malé Velana	MV	Malé	4.19	73.53
KTM	Kathmandu Tribhuvan	NP	Kathmandu	27.7	85.36
PBH	Paro Airport	BT	Paro	27.4	89.43
DAC	Dhaka Airport	BD	Dhaka	23.84	90.4
KHI	Karachi Jinnah	PK	Karachi	24.91	67.16
LHE	Lahore Airport	PK	Lahore	31.52	74.4
ISB	Islamabad Airport	PK	Islamabad	33.55	72.83
TAS	Tashkent Airport	UZ	Tashkent	41.26	69.28
SKD	Samarkand Airport	UZ	Samarkand	39.7	66.98
ALA	Almaty Airport	KZ	Almaty	43.35	77.04
NQZ	Astana Airport	KZ	Astana	51.02	71.47
FRU	Bishkek Manas	KG	Bishkek	43.06	74.48
UBN	Ulaanbaatar Chinggis Khaan	MN	Ulaanbaatar	47.65	106.82
BKK	Bangkok Suvarnabhumi	TH	Bangkok	13.69	100.75
DMK	Bangkok Don Mueang	TH	Bangkok	13.91	100.61
HKT	Phuket Airport	TH	Phuket	8.11	98.32
CNX	Chiang Mai Airport	TH	Chiang Mai	18.77	98.96
USM	Ko Samui Airport	TH	Ko Samui	9.55	100.06
KBV	Krabi Airport	TH	Krabi	8.1	98.99
SIN	Singapore Changi	SG	Singapore	1.36	103.99
KUL	Kuala Lumpur Airport	MY	Kuala Lumpur	2.75	101.71
PEN	Penang Airport	MY	Penang	5.3	100.28
LGK	Langkawi Airport	MY	Langkawi	6.33	99.73
BKI	Kota Kinabalu Airport	MY	Kota Kinabalu	5.94	116.05
DPS	Bali Ngurah Rai	ID	Bali	-8.75	115.17
CGK	Jakarta Soekarno-Hatta	ID	Jakarta	-6.13	106.66
YIA	Yogyakarta Airport	ID	Yogyakarta	-7.9	110.06
LBJ	Labuan Bajo Airport	ID	Labuan Bajo	-8.49	119.89
LOP	Lombok Airport	ID	Lombok	-8.76	116.28
SUB	Surabaya Airport	ID	Surabaya	-7.38	112.79
SGN	Ho Chi Minh City Tan Son Nhat	VN	Ho Chi Minh City	10.82	106.65
HAN	Hanoi Noi Bai	VN	Hanoi	21.22	105.81
DAD	Da Nang Airport	VN	Da Nang	16.04	108.2
CXR	Nha Trang Cam Ranh	VN	Nha Trang	12	109.22
PQC	Phú Quốc Airport	VN	Phú Quốc	10.17	103.99
PNH	Phnom Penh Airport	KH	Phnom Penh	11.55	104.84
SAI	Siem Reap Angkor	KH	Siem Reap	13.37	104.22
LPQ	Luang Prabang Airport	LA	Luang Prabang	19.9	102.16
VTE	Vientiane Airport	LA	Vientiane	17.99	102.56
RGN	Yangon Airport	MM	Yangon	16.91	96.13
MNL	Manila Ninoy Aquino	PH	Manila	14.51	121.02
CEB	Cebu Mactan	PH	Cebu	10.31	123.98
MPH	Boracay Caticlan	PH	Boracay	11.92	121.95
PPS	Puerto Princesa Airport	PH	Puerto Princesa	9.74	118.76
BWN	Bandar Seri Begawan Airport	BN	Bandar Seri Begawan	4.94	114.93
HKG	Hong Kong International	HK	Hong Kong	22.31	113.91
MFM	Macau Airport	MO	Macau	22.15	113.59
TPE	Taipei Taoyuan	TW	Taipei	25.08	121.23
KHH	Kaohsiung Airport	TW	Kaohsiung	22.58	120.35
PEK	Beijing Capital	CN	Beijing	40.08	116.58
PKX	Beijing Daxing	CN	Beijing	39.51	116.41
PVG	Shanghai Pudong	CN	Shanghai	31.14	121.81
SHA	Shanghai Hongqiao	CN	Shanghai	31.2	121.34
CAN	Guangzhou Baiyun	CN	Guangzhou	23.39	113.3
SZX	Shenzhen Airport	CN	Shenzhen	22.64	113.81
CTU	Chengdu Shuangliu	CN	Chengdu	30.58	103.95
KMG	Kunming Airport	CN	Kunming	25.1	102.93
XIY	Xi'an Airport	CN	Xi'an	34.45	108.75
HGH	Hangzhou Airport	CN	Hangzhou	30.23	120.43
SYX	Sanya Phoenix	CN	Sanya	18.3	109.41
HND	Tokyo Haneda	JP	Tokyo	35.55	139.78
NRT	Tokyo Narita	JP	Tokyo	35.77	140.39
KIX	Osaka Kansai	JP	Osaka	34.43	135.24
ITM	Osaka Itami	JP	Osaka	34.79	135.44
CTS	Sapporo New Chitose	JP	Sapporo	42.78	141.69
FUK	Fukuoka Airport	JP	Fukuoka	33.59	130.45
NGO	Nagoya Chubu	JP	Nagoya	34.86	136.81
OKA	Naha Okinawa	JP	Naha	26.2	127.65
ICN	Seoul Incheon	KR	Seoul	37.46	126.44
GMP	Seoul Gimpo	KR	Seoul	37.56	126.79
PUS	Busan Gimhae	KR	Busan	35.18	128.94
CJU	Jeju Airport	KR	Jeju	33.51	126.49
SYD	Sydney Kingsford Smith	AU	Sydney	-33.95	151.18
MEL	Melbourne Tullamarine	AU	Melbourne	-37.67	144.84
BNE	Brisbane Airport	AU	Brisbane	-27.38	153.12
PER	Perth Airport	AU	Perth	-31.94	115.97
ADL	Adelaide Airport	AU	Adelaide	-34.95	138.53
CNS	Cairns Airport	AU	Cairns	-16.89	145.76
OOL	Gold Coast Airport	AU	Gold Coast	-28.16	153.5
HBA	Hobart Airport	AU	Hobart	-42.84	147.51
DRW	Darwin Airport	AU	Darwin	-12.41	130.88
AYQ	Uluru Ayers Rock	AU	Uluru	-25.19	130.98
ASP	Alice Springs Airport	AU	Alice Springs	-23.81	133.9
CBR	Canberra Airport	AU	Canberra	-35.31	149.2
AKL	Auckland Airport	NZ	Auckland	-37.01	174.79
WLG	Wellington Airport	NZ	Wellington	-41.33	174.81
CHC	Christchurch Airport	NZ	Christchurch	-43.49	172.53
ZQN	Queenstown Airport	NZ	Queenstown	-45.02	168.74
NAN	Nadi Airport	FJ	Nadi	-17.76	177.44
RAR	Rarotonga Airport	CK	Rarotonga	-21.2	-159.81
APW	Apia Faleolo	WS	Apia	-13.83	-172.01
VLI	Port Vila Airport	VU	Port Vila	-17.7	168.32
GUM	Guam Airport	GU	Guam	13.48	144.8
JFK	New York John F. Kennedy	US	New York	40.64	-73.78
LGA	New York LaGuardia	US	New York	40.78	-73.87
EWR	Newark Liberty	US	Newark	40.69	-74.17
LAX	Los Angeles Airport	US	Los Angeles	33.94	-118.41
SFO	San Francisco Airport	US	San Francisco	37.62	-122.38
OAK	Oakland Airport	US	Oakland	37.72	-122.22
SJC	San Jose Mineta	US	San Jose	37.36	-121.93
SAN	San Diego Airport	US	San Diego	32.73	-117.19
SEA	Seattle Tacoma	US	Seattle	47.45	-122.31
PDX	Portland Airport	US	Portland	45.59	-122.6
LAS	Las Vegas Harry Reid	US	Las Vegas	36.08	-115.15
PHX	Phoenix Sky Harbor	US	Phoenix	33.43	-112.01
DEN	Denver Airport	US	Denver	39.86	-104.67
ASE	Aspen Airport	US	Aspen	39.22	-106.87
SLC	Salt Lake City Airport	US	Salt Lake City	40.79	-111.98
DFW	Dallas Fort Worth	US	Dallas	32.9	-97.04
AUS	Austin Airport	US	Austin	30.19	-97.67
IAH	Houston Intercontinental	US	Houston	29.98	-95.34
SAT	San Antonio Airport	US	San Antonio	29.53	-98.47
MSY	New Orleans Louis Armstrong	US	New Orleans	29.99	-90.26
ORD	Chicago O'Hare	US	Chicago	41.98	-87.91
MDW	Chicago Midway	US	Chicago	41.79	-87.75
MSP	Minneapolis Saint Paul	US	Minneapolis	44.88	-93.22
DTW	Detroit Airport	US	Detroit	42.21	-83.35
STL	St. Louis Lambert	US	St. Louis	38.75	-90.37
BNA	Nashville Airport	US	Nashville	36.12	-86.68
ATL	Atlanta Hartsfield-Jackson	US	Atlanta	33.64	-84.43
CLT	Charlotte Douglas	US	Charlotte	35.21	-80.94
RDU	Raleigh Durham	US	Raleigh	35.88	-78.79
MIA	Miami Airport	US	Miami	25.79	-80.29
FLL	Fort Lauderdale Airport	US	Fort Lauderdale	26.07	-80.15
MCO	Orlando Airport	US	Orlando	28.43	-81.31
TPA	Tampa Airport	US	Tampa	27.98	-82.53
EYW	Key West Airport	US	Key West	24.56	-81.76
CHS	Charleston Airport	US	Charleston	32.9	-80.04
SAV	Savannah Hilton Head	US	Savannah	32.13	-81.2
IAD	Washington Dulles	US	Washington	38.94	-77.46
DCA	Washington Reagan National	US	Washington	38.85	-77.04
BWI	Baltimore Airport	US	Baltimore	39.18	-76.67
PHL	Philadelphia Airport	US	Philadelphia	39.87	-75.24
BOS	Boston Logan	US	Boston	42.36	-71.01
PIT	Pittsburgh Airport	US	Pittsburgh	40.49	-80.23
CLE	Cleveland Hopkins	US	Cleveland	41.41	-81.85
HNL	Honolulu Daniel K. Inouye	US	Honolulu	21.32	-157.92
OGG	Kahului Maui	US	Kahului	20.9	-156.43
KOA	Kona Airport	US	Kona	19.74	-156.05
LIH	Lihue Kauai	US	Lihue	21.98	-159.34
ANC	Anchorage Ted Stevens	US	Anchorage	61.17	-149.99
FAI	Fairbanks Airport	US	Fairbanks	64.82	-147.86
SJU	San Juan Luis Muñoz Marín	PR	San Juan	18.44	-66
STT	Charlotte Amalie Cyril E. King	VI	Charlotte Amalie	18.34	-64.97
YYZ	Toronto Pearson	CA	Toronto	43.68	-79.63
YTZ	Toronto Billy Bishop	CA	Toronto	43.63	-79.4
YVR	Vancouver Airport	CA	Vancouver	49.19	-123.18
YUL	Montréal Trudeau	CA	Montréal	45.47	-73.74
YYC	Calgary Airport	CA	Calgary	51.12	-114.01
YEG	Edmonton Airport	CA	Edmonton	53.31	-113.58
YOW	Ottawa Airport	CA	Ottawa	45.32	-75.67
YHZ	Halifax Stanfield	CA	Halifax	44.88	-63.51
YQB	Québec Jean Lesage	CA	Québec	46.79	-71.39
YWG	Winnipeg Airport	CA	Winnipeg	49.91	-97.24
YYJ	Victoria Airport	CA	Victoria	48.65	-123.43
MEX	Mexico City Benito Juárez	MX	Mexico City	19.44	-99.07
CUN	Cancún Airport	MX	Cancún	21.04	-86.87
TQO	Tulum Felipe Carrillo Puerto	MX	Tulum	20.15	-87.66
SJD	Los Cabos Airport	MX	Los Cabos	23.15	-109.72
PVR	Puerto Vallarta Airport	MX	Puerto Vallarta	20.68	-105.25
GDL	Guadalajara Airport	MX	Guadalajara	20.52	-103.31
MTY	Monterrey Airport	MX	Monterrey	25.78	-100.11
MID	Mérida Airport	MX	Mérida	20.94	-89.66
CZM	Cozumel Airport	MX	Cozumel	20.52	-86.93
OAX	Oaxaca Airport	MX	Oaxaca	17	-96.73
TIJ	Tijuana Airport	MX	Tijuana	32.54	-116.97
MZT	Mazatlán Airport	MX	Mazatlán	23.16	-106.27
GUA	Guatemala City La Aurora	GT	Guatemala City	14.58	-90.53
BZE	Belize City Airport	BZ	Belize City	17.54	-88.31
SAL	San Salvador Airport	SV	San Salvador	13.44	-89.06
RTB	Roatán Airport	HN	Roatán	16.32	-86.52
MGA	Managua Airport	NI	Managua	12.14	-86.17
SJO	San José Juan Santamaría	CR	San José	9.99	-84.21
LIR	Liberia Airport	CR	Liberia	10.59	-85.54
PTY	Panamá Tocumen	PA	Panamá	9.07	-79.38
HAV	Havana José Martí	CU	Havana	22.99	-82.41
VRA	Varadero Airport	CU	Varadero	23.03	-81.44
NAS	Nassau Lynden Pindling	BS	Nassau	25.04	-77.47
MBJ	Montego Bay Sangster	JM	Montego Bay	18.5	-77.91
KIN	Kingston Airport	JM	Kingston	17.94	-76.79
PUJ	Punta Cana Airport	DO	Punta Cana	18.57	-68.36
SDQ	Santo Domingo Las Américas	DO	Santo Domingo	18.43	-69.67
POP	Puerto Plata Airport	DO	Puerto Plata	19.76	-70.57
BGI	Bridgetown Grantley Adams	BB	Bridgetown	13.07	-59.49
UVF	Saint Lucia Hewanorra	LC	Saint Lucia	13.73	-60.95
ANU	Saint John's V. C. Bird	AG	Saint John's	17.14	-61.79
GND	Saint George's Maurice Bishop	GD	Saint George's	12	-61.79
AUA	Oranjestad Queen Beatrix	AW	Oranjestad	12.5	-70.02
CUR	Willemstad Hato	CW	Willemstad	12.19	-68.96
SXM	Philipsburg Princess Juliana	SX	Philipsburg	18.04	-63.11
GCM	George Town Owen Roberts	KY	George Town	19.29	-81.36
PLS	Providenciales Airport	TC	Providenciales	21.77	-72.27
BDA	Hamilton L. F. Wade	BM	Hamilton	32.36	-64.68
POS	Port of Spain Piarco	TT	Port of Spain	10.6	-61.34
BOG	Bogotá El Dorado	CO	Bogotá	4.7	-74.15
MDE	Medellín José María Córdova	CO	Medellín	6.16	-75.42
CTG	Cartagena Rafael Núñez	CO	Cartagena	10.44	-75.51
CLO	Cali Airport	CO	Cali	3.54	-76.38
UIO	Quito Mariscal Sucre	EC	Quito	-0.13	-78.36
GYE	Guayaquil Airport	EC	Guayaquil	-2.16	-79.88
GPS	Galápagos Seymour	EC	Galápagos	-0.45	-90.27
LIM	Lima Jorge Chávez	PE	Lima	-12.02	-77.11
CUZ	Cusco Airport	PE	Cusco	-13.54	-71.94
AQP	Arequipa Airport	PE	Arequipa	-16.34	-71.58
LPB	La Paz El Alto	BO	La Paz	-16.51	-68.19
VVI	Santa Cruz de la Sierra Viru Viru	BO	Santa Cruz de la Sierra	-17.64	-63.14
SCL	Santiago Arturo Merino Benítez	CL	Santiago	-33.39	-70.79
CJC	Calama Airport	CL	Calama	-22.5	-68.9
PUQ	Punta Arenas Airport	CL	Punta Arenas	-53	-70.85
IPC	Easter Island Mataveri	CL	Easter Island	-27.16	-109.42
EZE	Buenos Aires Ezeiza	AR	Buenos Aires	-34.82	-58.54
AEP	Buenos Aires Aeroparque	AR	Buenos Aires	-34.56	-58.42
COR	Córdoba Airport	AR	Córdoba	-31.32	-64.21
MDZ	Mendoza Airport	AR	Mendoza	-32.83	-68.79
BRC	San Carlos de Bariloche Airport	AR	San Carlos de Bariloche	-41.15	-71.16
IGR	Puerto Iguazú Airport	AR	Puerto Iguazú	-25.74	-54.47
USH	Ushuaia Airport	AR	Ushuaia	-54.84	-68.3
FTE	El Calafate Airport	AR	El Calafate	-50.28	-72.05
SLA	Salta Airport	AR	Salta	-24.86	-65.49
MVD	Montevideo Carrasco	UY	Montevideo	-34.84	-56.03
PDP	Punta del Este Airport	UY	Punta del Este	-34.86	-55.09
ASU	Asunción Airport	PY	Asunción	-25.24	-57.52
GRU	São Paulo Guarulhos	BR	São Paulo	-23.43	-46.47
CGH	São Paulo Congonhas	BR	São Paulo	-23.63	-46.66
GIG	Rio de Janeiro Galeão	BR	Rio de Janeiro	-22.81	-43.25
SDU	Rio de Janeiro Santos Dumont	BR	Rio de Janeiro	-22.91	-43.16
BSB	Brasília Airport	BR	Brasília	-15.87	-47.92
SSA	Salvador Airport	BR	Salvador	-12.91	-38.32
FOR	Fortaleza Airport	BR	Fortaleza	-3.78	-38.53
REC	Recife Airport	BR	Recife	-8.13	-34.92
NAT	Natal Airport	BR	Natal	-5.77	-35.38
FLN	Florianópolis Airport	BR	Florianópolis	-27.67	-48.55
POA	Porto Alegre Airport	BR	Porto Alegre	-29.99	-51.17
CWB	Curitiba Airport	BR	Curitiba	-25.53	-49.18
IGU	Foz do Iguaçu Airport	BR	Foz do Iguaçu	-25.6	-54.49
MAO	Manaus Airport	BR	Manaus	-3.04	-60.05
CNF	Belo Horizonte Confins	BR	Belo Horizonte	-19.62	-43.97
CCS	Caracas Simón Bolívar	VE	Caracas	10.6	-67.01
GEO	Georgetown Airport	GY	Georgetown	6.5	-58.25
PBM	Paramaribo Airport	SR	Paramaribo	5.45	-55.19`;
