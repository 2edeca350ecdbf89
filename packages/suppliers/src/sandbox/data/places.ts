/** Made by scripts/build-places.mjs from GeoNames (CC BY 4.0): id, name, country, region, latitude, longitude, thousands of people, time zone, `*` for a capital and holiday character. */
export const placesTsv = `14256	Āzādshahr	IR		34.7905	48.5701	514	Asia/Tehran	
23814	Kahrīz	IR		34.3838	47.0553	767	Asia/Tehran	
32767	Qarchak	IR		35.4287	51.5754	252	Asia/Tehran	
53654	Mogadishu	SO		2.0371	45.3438	2587	Africa/Mogadishu	*
54225	Marka	SO		1.7159	44.7717	230	Africa/Mogadishu	
55671	Kismayo	SO		-0.3582	42.5454	235	Africa/Mogadishu	
57289	Hargeysa	SO		9.5600	44.0650	478	Africa/Mogadishu	
64435	Berbera	SO		10.4396	45.0143	242	Africa/Mogadishu	
70225	Ta‘izz	YE		13.5795	44.0209	615	Asia/Aden	
71137	Sanaa	YE		15.3547	44.2067	1937	Asia/Aden	*
74477	Ibb	YE		13.9667	44.1833	235	Asia/Aden	
78754	Mukalla	YE		14.5425	49.1242	258	Asia/Aden	
79415	Al Ḩudaydah	YE		14.7978	42.9545	618	Asia/Aden	
88319	Benghazi	LY		32.1149	20.0686	651	Africa/Tripoli	
94787	Kirkuk	IQ		35.4681	44.3922	601	Asia/Baghdad	
94824	Karbala	IQ		32.6160	44.0249	434	Asia/Baghdad	
95446	Erbil	IQ		36.1833	44.0119	933	Asia/Baghdad	
96994	Dihok	IQ		36.8671	42.9885	284	Asia/Baghdad	
98182	Baghdad	IQ		33.3406	44.4009	7216	Asia/Baghdad	*
98463	As Sulaymānīyah	IQ		35.5650	45.4329	723	Asia/Baghdad	
98717	Ramadi	IQ		33.4206	43.3078	275	Asia/Baghdad	
98854	Nasiriyah	IQ		31.0580	46.2573	400	Asia/Baghdad	
98860	Najaf	IQ		32.0259	44.3462	483	Asia/Baghdad	
99072	Mosul	IQ		36.3350	43.1189	1740	Asia/Baghdad	
99131	Al Kūt	IQ		32.5128	45.8182	315	Asia/Baghdad	
99347	Al Ḩillah	IQ		32.4637	44.4196	290	Asia/Baghdad	
99532	Basrah	IQ		30.5085	47.7804	2600	Asia/Baghdad	
99608	Al ‘Amārah	IQ		31.8356	47.1448	323	Asia/Baghdad	
99762	Ad Dīwānīyah	IQ		31.9929	44.9255	319	Asia/Baghdad	
100077	Abū Ghurayb	IQ		33.3056	44.1848	900	Asia/Baghdad	
100425	Yanbu	SA		24.0895	38.0618	200	Asia/Riyadh	
101628	Tabuk	SA		28.3998	36.5715	455	Asia/Riyadh	
101760	Sulţānah	SA		24.4926	39.5857	947	Asia/Riyadh	
103630	Najrān	SA		17.4933	44.1277	259	Asia/Riyadh	
104515	Mecca	SA		21.4266	39.8256	1324	Asia/Riyadh	
105072	Khamis Mushait	SA		18.3000	42.7333	388	Asia/Riyadh	
105343	Jeddah	SA		21.4901	39.1862	2867	Asia/Riyadh	
106281	Ha'il	SA		27.5219	41.6907	267	Asia/Riyadh	
106297	Hafar Al-Batin	SA		28.4328	45.9708	272	Asia/Riyadh	
107304	Buraydah	SA		26.3260	43.9750	391	Asia/Riyadh	
107968	Ta’if	SA		21.2703	40.4158	531	Asia/Riyadh	
108410	Riyadh	SA		24.6877	46.7219	4206	Asia/Riyadh	*
108841	AlUla	SA		26.6085	37.9232	32	Asia/Riyadh	desert
109101	Al Mubarraz	SA		25.4077	49.5903	291	Asia/Riyadh	
109223	Medina	SA		24.4686	39.6142	1300	Asia/Riyadh	
109353	Al Kharj	SA		24.1554	47.3346	425	Asia/Riyadh	
109435	Al Jubayl	SA		27.0174	49.6225	237	Asia/Riyadh	
109571	Al Hufūf	SA		25.3647	49.5876	293	Asia/Riyadh	
110336	Dammam	SA		26.4344	50.1033	769	Asia/Riyadh	
110690	Abha	SA		18.2164	42.5053	211	Asia/Riyadh	
111453	Zanjān	IR		36.6764	48.4963	357	Asia/Tehran	
111822	Yazd	IR		31.8972	54.3675	478	Asia/Tehran	
112931	Tehran	IR		35.6944	51.4215	7153	Asia/Tehran	*
113646	Tabriz	IR		38.0800	46.2919	1425	Asia/Tehran	
114259	Sirjan	IR		29.4514	55.6809	208	Asia/Tehran	
115019	Shiraz	IR		29.6103	52.5311	1250	Asia/Tehran	
116996	Sari	IR		36.5633	53.0601	255	Asia/Tehran	
117574	Sanandaj	IR		35.3150	46.9988	349	Asia/Tehran	
118063	Sabzevar	IR		36.2126	57.6819	226	Asia/Tehran	
118743	Rasht	IR		37.2761	49.5886	595	Asia/Tehran	
119208	Qom	IR		34.6401	50.8764	900	Asia/Tehran	
119505	Qazvin	IR		36.2688	50.0041	334	Asia/Tehran	
121801	Orūmīyeh	IR		37.5527	45.0761	577	Asia/Tehran	
122285	Neyshābūr	IR		36.2133	58.7957	221	Asia/Tehran	
122438	Naz̧arābād	IR		35.9541	50.6061	213	Asia/Tehran	
124665	Mashhad	IR		36.3156	59.5680	2307	Asia/Tehran	
127319	Khorramshahr	IR		30.4408	48.1843	331	Asia/Tehran	
127349	Khorramabad	IR		33.4878	48.3558	330	Asia/Tehran	
128226	Kermanshah	IR		34.3142	47.0650	621	Asia/Tehran	
128234	Kerman	IR		30.2832	57.0788	578	Asia/Tehran	
128747	Karaj	IR		35.8327	50.9915	1448	Asia/Tehran	
132144	Hamadān	IR		34.7992	48.5146	528	Asia/Tehran	
132892	Gorgān	IR		36.8427	54.4439	245	Asia/Tehran	
139889	Būkān	IR		36.5210	46.2089	213	Asia/Tehran	
140044	Borūjerd	IR		33.8973	48.7516	252	Asia/Tehran	
141681	Bandar Abbas	IR		27.1865	56.2808	352	Asia/Tehran	
142363	Bābol	IR		36.5510	52.6786	203	Asia/Tehran	
143083	Ardabīl	IR		38.2498	48.2933	411	Asia/Tehran	
143127	Arāk	IR		34.0949	49.6981	504	Asia/Tehran	
144448	Ahvaz	IR		31.3190	48.6842	841	Asia/Tehran	
145459	Abadan	IR		30.3392	48.3043	370	Asia/Tehran	
146209	Protaras	CY		35.0395	33.9818	12	Asia/Nicosia	island
146214	Paphos	CY		34.7768	32.4245	36	Asia/Nicosia	island
146268	Nicosia	CY		35.1753	33.3642	200	Asia/Famagusta	*
146384	Limassol	CY		34.6841	33.0379	154	Asia/Nicosia	island
146748	Ayia Napa	CY		34.9821	34.0018	3	Asia/Nicosia	island
147622	Lankaran	AZ		38.7543	48.8506	240	Asia/Baku	
148730	Zanzibar	TZ		-6.1639	39.1979	404	Africa/Dar_es_Salaam	island
149606	Tanga	TZ		-5.0689	39.0988	225	Africa/Dar_es_Salaam	
152224	Mwanza	TZ		-2.5167	32.9000	437	Africa/Dar_es_Salaam	
153209	Moshi	TZ		-3.3500	37.3333	157	Africa/Dar_es_Salaam	mountain
153220	Morogoro	TZ		-6.8210	37.6612	251	Africa/Dar_es_Salaam	
154380	Mbeya	TZ		-8.9000	33.4500	292	Africa/Dar_es_Salaam	
160196	Dodoma	TZ		-6.1722	35.7395	181	Africa/Dar_es_Salaam	*
160263	Dar es Salaam	TZ		-6.8235	39.2695	2699	Africa/Dar_es_Salaam	
161325	Arusha	TZ		-3.3667	36.6833	341	Africa/Dar_es_Salaam	mountain
162183	Ashgabat	TM		37.9500	58.3833	728	Asia/Ashgabat	*
169577	Homs	SY		34.7268	36.7234	775	Asia/Damascus	
170017	Ḩamāh	SY		35.1318	36.7578	461	Asia/Damascus	
170063	Aleppo	SY		36.2012	37.1612	1602	Asia/Damascus	
170654	Damascus	SY		33.5102	36.2913	1569	Asia/Damascus	*
170794	Deir ez-Zor	SY		35.3359	40.1408	243	Asia/Damascus	
173576	Latakia	SY		35.5317	35.7901	340	Asia/Damascus	
179330	Thika	KE		-1.0333	37.0693	200	Africa/Nairobi	
184379	Narok	KE		-1.0808	35.8711	36	Africa/Nairobi	mountain
184433	Nanyuki	KE		0.0062	37.0740	36	Africa/Nairobi	mountain
184622	Nakuru	KE		-0.3072	36.0722	260	Africa/Nairobi	
184745	Nairobi	KE		-1.2833	36.8167	2751	Africa/Nairobi	*
186301	Mombasa	KE		-4.0547	39.6636	800	Africa/Nairobi	beach
187968	Malindi	KE		-3.2180	40.1169	118	Africa/Nairobi	beach
191245	Kisumu	KE		-0.1022	34.7617	216	Africa/Nairobi	
198629	Eldoret	KE		0.5204	35.2699	218	Africa/Nairobi	
201521	Musanze	RW		-1.4998	29.6350	87	Africa/Kigali	mountain
202061	Kigali	RW		-1.9500	30.0588	745	Africa/Kigali	*
204953	Tshikapa	CD		-6.4162	20.7999	267	Africa/Lubumbashi	
209228	Mbuji-Mayi	CD		-6.1360	23.5898	875	Africa/Lubumbashi	
212730	Kisangani	CD		0.5153	25.1910	539	Africa/Lubumbashi	
214481	Kananga	CD		-5.8962	22.4166	464	Africa/Lubumbashi	
217831	Bukavu	CD		-2.4908	28.8428	225	Africa/Lubumbashi	
219057	Beni	CD		0.4911	29.4731	232	Africa/Lubumbashi	
223817	Djibouti	DJ		11.5890	43.1450	624	Africa/Djibouti	*
232422	Kampala	UG		0.3163	32.5822	1353	Africa/Kampala	*
241131	Victoria	SC		-4.6200	55.4550	23	Indian/Mahe	*
241427	Beau Vallon	SC		-4.6209	55.4301	4	Indian/Mahe	island
246008	Petra	JO		30.3210	35.4789	14	Asia/Jerusalem	desert
248946	Irbid	JO		32.5556	35.8500	307	Asia/Amman	
250090	Zarqa	JO		32.0727	36.0880	793	Asia/Amman	
250441	Amman	JO		31.9552	35.9450	1276	Asia/Amman	*
250774	Aqaba	JO		29.5267	35.0078	95	Asia/Riyadh	beach
251280	Zakynthos	GR		37.7802	20.8956	12	Europe/Athens	island
252920	Santorini	GR	South Aegean	36.4211	25.4309	2	Europe/Athens	island
253643	Skiathos	GR		39.1623	23.4909	5	Europe/Athens	island
255736	Parga	GR		39.2857	20.4004	2	Europe/Athens	beach
256632	Naxos	GR	South Aegean	37.1056	25.3764	7	Europe/Athens	island
256637	Nafplio	GR		37.5686	22.8069	15	Europe/Athens	old-town
257056	Mykonos	GR	South Aegean	37.4453	25.3287	4	Europe/Athens	island
259245	Kos	GR	South Aegean	36.8929	27.2877	19	Europe/Athens	island
260114	Chania	GR	Crete	35.5112	24.0292	54	Europe/Athens	island
261745	Heraklion	GR	Crete	35.3279	25.1434	137	Europe/Athens	island
263219	Delphi	GR		38.4794	22.4936	2	Europe/Athens	old-town
264371	Athens	GR	Attica	37.9838	23.7278	664	Europe/Athens	*
266826	Tripoli	LB		34.4335	35.8441	229	Asia/Beirut	
276781	Beirut	LB		33.8933	35.5016	1916	Asia/Beirut	*
281133	Gaza	PS		31.5016	34.4667	410	Asia/Gaza	
281184	Jerusalem	IL		31.7690	35.2163	801	Asia/Jerusalem	
285787	Kuwait City	KW		29.3697	47.9783	60	Asia/Kuwait	*
285839	Al Aḩmadī	KW		29.0769	48.0839	637	Asia/Kuwait	
286621	Salalah	OM		17.0150	54.0924	163	Asia/Muscat	beach
286987	Nizwa	OM		22.9333	57.5333	72	Asia/Muscat	desert
287286	Muscat	OM		23.5841	58.4078	797	Asia/Muscat	*
288967	Seeb	OM		23.6703	58.1891	238	Asia/Muscat	
289888	Ar Rayyān	QA		25.2919	51.4244	272	Asia/Qatar	
290030	Doha	QA		25.2855	51.5310	345	Asia/Qatar	*
290340	Manama	BH		26.2279	50.5857	147	Asia/Bahrain	*
291074	Ras Al Khaimah City	AE		25.7895	55.9432	352	Asia/Dubai	
292223	Dubai	AE		25.0772	55.3093	2957	Asia/Dubai	beach
292672	Sharjah	AE		25.3374	55.4121	1324	Asia/Dubai	
292913	Al Ain	AE		24.1917	55.7606	55	Asia/Dubai	desert
292932	Ajman City	AE		25.4018	55.4788	490	Asia/Dubai	
292968	Abu Dhabi	AE		24.4512	54.3970	603	Asia/Dubai	*beach
293397	Tel Aviv	IL		32.0809	34.7806	433	Asia/Jerusalem	
293703	Rishon LeẔiyyon	IL		31.9710	34.7894	220	Asia/Jerusalem	
293918	Petaẖ Tiqwa	IL		32.0871	34.8875	200	Asia/Jerusalem	
294071	Netanya	IL		32.3329	34.8599	172	Asia/Jerusalem	beach
294166	Mitzpe Ramon	IL		30.6094	34.8011	5	Asia/Jerusalem	desert
294801	Haifa	IL		32.8184	34.9885	267	Asia/Jerusalem	
295277	Eilat	IL		29.5581	34.9482	46	Asia/Jerusalem	beach
295629	Ashdod	IL		31.7921	34.6497	225	Asia/Jerusalem	
298117	Van	TR		38.4946	43.3832	372	Europe/Istanbul	
298333	Şanlıurfa	TR		37.1671	38.7939	450	Europe/Istanbul	
299817	Tarsus	TR		36.9177	34.8928	256	Europe/Istanbul	
300619	Sivas	TR		39.7483	37.0161	264	Europe/Istanbul	
301238	Side	TR	Antalya	36.7667	31.3889	11	Europe/Istanbul	beach
303195	Osmaniye	TR		37.0742	36.2478	203	Europe/Istanbul	
304531	Mersin	TR		36.8120	34.6389	538	Europe/Istanbul	
304782	Marmaris	TR	Muğla	36.8550	28.2742	34	Europe/Istanbul	beach
304797	Mardin	TR		37.3131	40.7436	71	Europe/Istanbul	old-town
304827	Manisa	TR		38.6120	27.4265	244	Europe/Istanbul	
304922	Malatya	TR		38.3502	38.3167	442	Europe/Istanbul	
305359	Kuşadası	TR		37.8601	27.2571	63	Europe/Istanbul	beach
306571	Konya	TR		37.8713	32.4846	876	Europe/Istanbul	
307654	Kırıkkale	TR		39.8453	33.5064	211	Europe/Istanbul	
308464	Kayseri	TR		38.7322	35.4853	593	Europe/Istanbul	
308948	Kaş	TR	Antalya	36.2018	29.6377	8	Europe/Istanbul	beach
310859	Kahramanmaraş	TR		37.5847	36.9264	376	Europe/Istanbul	
311046	İzmir	TR		38.4127	27.1384	2501	Europe/Istanbul	
313947	Göreme	TR	Nevşehir	38.6437	34.8353	6	Europe/Istanbul	old-town
314830	Gaziantep	TR		37.0594	37.3825	1066	Europe/Istanbul	
314967	Fethiye	TR	Muğla	36.6404	29.1276	60	Europe/Istanbul	beach
315202	Eskişehir	TR		39.7767	30.5206	515	Europe/Istanbul	
315368	Erzurum	TR		39.9086	41.2769	421	Europe/Istanbul	
315808	Elazığ	TR		38.6743	39.2232	298	Europe/Istanbul	
316541	Diyarbakır	TR		37.9136	40.2172	645	Europe/Istanbul	
317109	Denizli	TR		37.7742	29.0875	313	Europe/Istanbul	
318755	Çeşme	TR		38.3261	26.3057	21	Europe/Istanbul	beach
320995	Bodrum	TR	Muğla	37.0383	27.4292	39	Europe/Istanbul	beach
321836	Batman	TR		37.8874	41.1322	382	Europe/Istanbul	
322165	Balıkesir	TR		39.6492	27.8861	238	Europe/Istanbul	
323777	Antalya	TR	Antalya	36.9081	30.6956	758	Europe/Istanbul	
323779	Antakya	TR		36.2066	36.1572	210	Europe/Istanbul	
323786	Ankara	TR		39.9199	32.8543	3517	Europe/Istanbul	*
324190	Alanya	TR	Antalya	36.5438	31.9998	113	Europe/Istanbul	beach
325330	Adıyaman	TR		37.7644	38.2763	224	Europe/Istanbul	
325363	Adana	TR		36.9862	35.3253	1249	Europe/Istanbul	
330186	Nazrēt	ET		8.5500	39.2667	214	Africa/Addis_Ababa	
331180	Mek'ele	ET		13.4967	39.4753	216	Africa/Addis_Ababa	
332288	Lalibela	ET		12.0322	39.0476	11	Africa/Addis_Ababa	old-town
336014	Gondar	ET		12.6000	37.4667	154	Africa/Addis_Ababa	old-town
338832	Dire Dawa	ET		9.5931	41.8661	252	Africa/Addis_Ababa	
343300	Asmara	ER		15.3381	38.9318	564	Africa/Asmara	*
344979	Addis Ababa	ET		9.0250	38.7469	2758	Africa/Addis_Ababa	*
347497	Tanda	EG		30.7885	31.0019	405	Africa/Cairo	
347796	Sohag	EG		26.5570	31.6948	209	Africa/Cairo	
349340	Sharm el-Sheikh	EG		27.9158	34.3299	12	Africa/Cairo	beach
350550	Qinā	EG		26.1642	32.7267	235	Africa/Cairo	
354775	Kafr ad Dawwār	EG		31.1338	30.1297	267	Africa/Cairo	
355628	Idkū	EG		31.3073	30.2981	211	Africa/Cairo	
355795	Ḩalwān	EG		29.8414	31.3008	230	Africa/Cairo	
358245	Dahab	EG		28.4821	34.4950	8	Africa/Cairo	beach
358448	Damanhūr	EG		31.0341	30.4682	228	Africa/Cairo	
358619	Port Said	EG		31.2653	32.3019	538	Africa/Cairo	
359493	Zagazig	EG		30.5877	31.5020	285	Africa/Cairo	
359783	Asyūţ	EG		27.1810	31.1837	421	Africa/Cairo	
359792	Aswan	EG		24.0908	32.8994	241	Africa/Cairo	desert
359796	Suez	EG		29.9737	32.5263	488	Africa/Cairo	
360502	Luxor	EG		25.6989	32.6421	422	Africa/Cairo	desert
360630	Cairo	EG		30.0626	31.2497	7735	Africa/Cairo	*
360686	Al Minyā	EG		28.0919	30.7581	227	Africa/Cairo	
360761	Al Manşūrah	EG		31.0364	31.3807	420	Africa/Cairo	
360829	Al Maḩallah al Kubrá	EG		30.9706	31.1669	431	Africa/Cairo	
360995	Giza	EG		30.0094	31.2086	2443	Africa/Cairo	
361055	Ismailia	EG		30.6043	32.2722	285	Africa/Cairo	
361058	Alexandria	EG		31.2018	29.9158	3812	Africa/Cairo	
361291	Hurghada	EG		27.2574	33.8129	96	Africa/Cairo	beach
361320	Al Fayyūm	EG		29.3100	30.8418	306	Africa/Cairo	
363243	Sarandë	AL		39.8753	20.0048	15	Europe/Athens	beach
363807	Winejok	SS		9.0122	27.5708	300	Africa/Juba	
364103	Wad Medani	SD		14.4012	33.5199	333	Africa/Khartoum	
365137	Omdurman	SD		15.6445	32.4777	1200	Africa/Khartoum	
366847	Singa	SD		13.1483	33.9312	250	Africa/Khartoum	
369004	Nyala	SD		12.0489	24.8807	566	Africa/Khartoum	
371760	Kosti	SD		13.1629	32.6635	345	Africa/Khartoum	
372753	Kassala	SD		15.4510	36.4000	401	Africa/Khartoum	
373303	Juba	SS		4.8517	31.5825	450	Africa/Juba	*
377039	Port Sudan	SD		19.6175	37.2164	490	Africa/Khartoum	
379003	El Obeid	SD		13.1842	30.2167	393	Africa/Khartoum	
379062	Al Qadarif	SD		14.0349	35.3834	364	Africa/Khartoum	
379252	Khartoum	SD		15.5518	32.5324	1975	Africa/Khartoum	*
379555	El Fasher	SD		13.6279	25.3494	253	Africa/Khartoum	
380148	El Daein	SD		11.4619	26.1258	265	Africa/Khartoum	
400666	Rhodes	GR	South Aegean	36.4356	28.2220	56	Europe/Athens	island
415189	Aden	YE		12.7794	45.0367	551	Asia/Aden	
418606	Najafābād	IR		32.6346	51.3653	223	Asia/Tehran	
418710	Khomeynī Shahr	IR		32.6856	51.5361	277	Asia/Tehran	
418863	Isfahan	IR		32.6525	51.6746	1547	Asia/Tehran	
425378	Bujumbura	BI		-3.3819	29.3614	332	Africa/Bujumbura	
426272	Gitega	BI		-3.4271	29.9246	41	Africa/Bujumbura	*
456172	Riga	LV		56.9460	24.1059	743	Europe/Riga	*
459201	Jūrmala	LV		56.9680	23.7704	54	Europe/Riga	beach
463829	Zelenograd	RU		55.9825	37.1814	216	Europe/Moscow	
466806	Yoshkar-Ola	RU		56.6388	47.8908	279	Europe/Moscow	
468902	Yaroslavl	RU		57.6299	39.8737	607	Europe/Moscow	
472045	Voronezh	RU		51.6720	39.1843	849	Europe/Moscow	
472231	Volzhskiy	RU		48.7858	44.7797	323	Europe/Volgograd	
472459	Vologda	RU		59.2239	39.8840	315	Europe/Moscow	
472757	Volgograd	RU		48.7194	44.5018	1011	Europe/Volgograd	
473247	Vladimir	RU		56.1365	40.3966	310	Europe/Moscow	
473249	Vladikavkaz	RU		43.0367	44.6678	317	Europe/Moscow	
479123	Ulyanovsk	RU		54.3282	48.3866	641	Europe/Ulyanovsk	
479561	Ufa	RU		54.7431	55.9678	1033	Asia/Yekaterinburg	
480060	Tver	RU		56.8584	35.9006	400	Europe/Moscow	
480562	Tula	RU		54.1961	37.6182	469	Europe/Moscow	
482283	Tol’yatti	RU		53.5303	49.3461	703	Europe/Samara	
484646	Tambov	RU		52.7317	41.4433	291	Europe/Moscow	
484907	Taganrog	RU		47.2362	38.8969	279	Europe/Moscow	
485239	Syktyvkar	RU		61.6640	50.8150	230	Europe/Moscow	
487495	Sterlitamak	RU		53.6246	55.9502	267	Asia/Yekaterinburg	
487846	Stavropol’	RU		45.0428	41.9734	363	Europe/Moscow	
487928	Staryy Oskol	RU		51.2967	37.8417	227	Europe/Moscow	
491422	Sochi	RU		43.5992	39.7257	328	Europe/Moscow	beach
491687	Smolensk	RU		54.7818	32.0401	321	Europe/Moscow	
496015	Shakhty	RU		47.7091	40.2144	221	Europe/Moscow	
498677	Saratov	RU		51.5406	46.0086	864	Europe/Saratov	
498698	Saransk	RU		54.1838	45.1749	303	Europe/Moscow	
498817	Saint Petersburg	RU		59.9386	30.3141	5028	Europe/Moscow	
499099	Samara	RU		53.2001	50.1500	1135	Europe/Samara	
500004	Rybinsk	RU		58.0446	38.8426	217	Europe/Moscow	
500096	Ryazan’	RU		54.6269	39.6916	520	Europe/Moscow	
501175	Rostov-na-Donu	RU		47.2313	39.7233	1074	Europe/Moscow	
504341	Pskov	RU		57.8136	28.3496	202	Europe/Moscow	
509820	Petrozavodsk	RU		61.7849	34.3469	265	Europe/Moscow	
511196	Perm	RU		58.0105	56.2502	982	Asia/Yekaterinburg	
511565	Penza	RU		53.2007	45.0046	513	Europe/Moscow	
514734	Orsk	RU		51.2049	58.5669	247	Asia/Yekaterinburg	
515003	Orenburg	RU		51.7727	55.0988	550	Asia/Yekaterinburg	
515012	Orël	RU		52.9651	36.0785	324	Europe/Moscow	
518255	Novorossiysk	RU		44.7244	37.7675	242	Europe/Moscow	
519336	Velikiy Novgorod	RU		58.5213	31.2710	215	Europe/Moscow	
520494	Nizhny Tagil	RU		57.9194	59.9650	381	Asia/Yekaterinburg	
520555	Nizhniy Novgorod	RU		56.3287	44.0020	1284	Europe/Moscow	
521118	Nizhnekamsk	RU		55.6366	51.8245	234	Europe/Moscow	
523523	Nal’chik	RU		43.4981	43.6189	273	Europe/Moscow	
523750	Naberezhnyye Chelny	RU		55.7255	52.4112	510	Europe/Moscow	
524305	Murmansk	RU		68.9792	33.0925	319	Europe/Moscow	
524901	Moscow	RU		55.7522	37.6156	10381	Europe/Moscow	*
532096	Makhachkala	RU		42.9764	47.5024	498	Europe/Moscow	
532288	Magnitogorsk	RU		53.4186	59.0472	413	Asia/Yekaterinburg	
535121	Lipetsk	RU		52.6031	39.5708	516	Europe/Moscow	
538560	Kursk	RU		51.7373	36.1874	409	Europe/Moscow	
542420	Krasnodar	RU		45.0448	38.9760	650	Europe/Moscow	
543878	Kostroma	RU		57.7665	40.9269	278	Europe/Moscow	
548408	Kirov	RU		58.5966	49.6601	457	Europe/Kirov	
550280	Khimki	RU		55.8970	37.4297	240	Europe/Moscow	
551487	Kazan	RU		55.7887	49.1221	1105	Europe/Moscow	
553915	Kaluga	RU		54.5293	36.2754	339	Europe/Moscow	
554234	Kaliningrad	RU		54.7065	20.5110	435	Europe/Kaliningrad	
554840	Izhevsk	RU		56.8498	53.2045	631	Europe/Samara	
555312	Ivanovo	RU		56.9972	40.9714	421	Europe/Moscow	
558418	Groznyy	RU		43.3120	45.6889	226	Europe/Moscow	
563708	Dzerzhinsk	RU		56.2414	43.4554	233	Europe/Moscow	
569223	Cherepovets	RU		59.1333	37.9000	316	Europe/Moscow	
569696	Cheboksary	RU		56.1322	47.2519	447	Europe/Moscow	
571476	Bryansk	RU		53.2521	34.3717	427	Europe/Moscow	
578072	Belgorod	RU		50.6107	36.5802	345	Europe/Moscow	
580497	Astrakhan	RU		46.3497	48.0408	503	Europe/Astrakhan	
581049	Arkhangel’sk	RU		64.5401	40.5433	356	Europe/Moscow	
584923	Sumqayıt	AZ		40.5897	49.6686	265	Asia/Baku	
586523	Ganja	AZ		40.6828	46.3606	313	Asia/Baku	
587084	Baku	AZ		40.3777	49.8920	1117	Asia/Baku	*
588335	Tartu	EE		58.3806	26.7251	101	Europe/Tallinn	old-town
588409	Tallinn	EE		59.4370	24.7535	394	Europe/Tallinn	*
589580	Pärnu	EE		58.3859	24.4971	44	Europe/Tallinn	beach
593116	Vilnius	LT		54.6892	25.2798	542	Europe/Vilnius	*
593871	Trakai	LT		54.6378	24.9343	6	Europe/Vilnius	old-town
598316	Kaunas	LT		54.9027	23.9096	375	Europe/Vilnius	
601294	Nukus	UZ		42.4531	59.6103	230	Asia/Samarkand	
605155	Kiruna	SE		67.8557	20.2251	17	Europe/Stockholm	old-town
608668	Oral	KZ		51.2333	51.3667	200	Asia/Oral	
609655	Karagandy	KZ		49.8019	73.1021	452	Asia/Almaty	
610611	Aktobe	KZ		50.2797	57.2072	262	Asia/Aqtobe	
611694	Telavi	GE		41.9198	45.4731	22	Asia/Tbilisi	vineyard
611717	Tbilisi	GE		41.6941	44.8337	1049	Asia/Tbilisi	*
612987	Mestia	GE		43.0458	42.7278	3	Asia/Tbilisi	mountain
614410	Gudauri	GE		42.4780	44.4762	10	Asia/Tbilisi	ski
615532	Batumi	GE		41.6423	41.6339	122	Asia/Tbilisi	beach
616052	Yerevan	AM		40.1811	44.5136	1093	Asia/Yerevan	*
616752	Dilijan	AM		40.7417	44.8501	13	Asia/Yerevan	mountain
618426	Chisinau	MD		47.0056	28.8575	636	Europe/Chisinau	*
620127	Vitebsk	BY		55.1904	30.2049	343	Europe/Minsk	
625144	Minsk	BY		53.9000	27.5667	1742	Europe/Minsk	*
625665	Mahilyow	BY		53.9168	30.3449	369	Europe/Minsk	
627904	Hrodna	BY		53.6884	23.8258	317	Europe/Minsk	
627907	Homyel'	BY		52.4345	30.9754	481	Europe/Minsk	
629634	Brest	BY		52.0975	23.6878	301	Europe/Minsk	
630468	Babruysk	BY		53.1384	29.2214	221	Europe/Minsk	
633679	Turku	FI		60.4515	22.2687	176	Europe/Helsinki	old-town
634963	Tampere	FI		61.4991	23.7871	203	Europe/Helsinki	
638936	Rovaniemi	FI		66.5000	25.7167	35	Europe/Helsinki	ski
649924	Kuusamo	FI		65.9667	29.1833	17	Europe/Helsinki	ski
652590	Levi	FI		67.6647	24.8936	6	Europe/Helsinki	ski
658225	Helsinki	FI		60.1695	24.9354	558	Europe/Helsinki	*
660158	Espoo	FI		60.2052	24.6522	257	Europe/Helsinki	
660561	Porvoo	FI		60.3923	25.6651	47	Europe/Helsinki	old-town
665087	Timişoara	RO		45.7537	21.2257	315	Europe/Bucharest	
667091	Sinaia	RO		45.3500	25.5500	12	Europe/Bucharest	ski
667268	Sibiu	RO		45.8000	24.1500	152	Europe/Bucharest	old-town
670474	Ploieşti	RO		44.9500	26.0167	229	Europe/Bucharest	
671768	Oradea	RO		47.0458	21.9183	207	Europe/Bucharest	
675810	Iaşi	RO		47.1667	27.6000	318	Europe/Bucharest	
677697	Galaţi	RO		45.4369	28.0503	294	Europe/Bucharest	
680332	Craiova	RO		44.3167	23.8000	304	Europe/Bucharest	
680963	Constanţa	RO		44.1807	28.6343	303	Europe/Bucharest	
681290	Cluj-Napoca	RO		46.7667	23.6000	317	Europe/Bucharest	
683506	Bucharest	RO		44.4323	26.1063	1877	Europe/Bucharest	*
683844	Braşov	RO		45.6486	25.6061	276	Europe/Bucharest	old-town
683902	Brăila	RO		45.2715	27.9743	214	Europe/Bucharest	
686967	Zhytomyr	UA		50.2649	28.6767	282	Europe/Kyiv	
687700	Zaporizhia	UA		47.8229	35.1903	796	Europe/Kyiv	
689558	Vinnytsia	UA		49.2328	28.4810	352	Europe/Kyiv	
691650	Ternopil	UA		49.5534	25.5892	236	Europe/Kyiv	
692194	Sumy	UA		50.9216	34.8003	294	Europe/Kyiv	
693805	Simferopol	UA		44.9572	34.1108	336	Europe/Simferopol	
694423	Sevastopol	UA		44.6080	33.5213	416	Europe/Simferopol	
695594	Rivne	UA		50.6231	26.2274	255	Europe/Kyiv	
696643	Poltava	UA		49.5937	34.5407	318	Europe/Kyiv	
698740	Odessa	UA		46.4775	30.7326	1002	Europe/Kyiv	
700569	Mykolayiv	UA		46.9659	31.9974	511	Europe/Kyiv	
701822	Mariupol	UA		47.0951	37.5413	482	Europe/Kyiv	
702320	Makiyivka	UA		48.0478	37.9258	377	Europe/Kyiv	
702550	Lviv	UA		49.8383	24.0232	718	Europe/Kyiv	
702569	Lutsk	UA		50.7593	25.3424	214	Europe/Kyiv	
702658	Luhansk	UA		48.5671	39.3171	452	Europe/Kyiv	
703448	Kyiv	UA		50.4547	30.5238	2798	Europe/Kyiv	*
703845	Kryvyi Rih	UA		47.9097	33.3804	652	Europe/Kyiv	
704147	Kremenchuk	UA		49.0680	33.4204	227	Europe/Kyiv	
705812	Kropyvnytskyi	UA		48.5132	32.2597	249	Europe/Kyiv	
706369	Khmelnytskyi	UA		49.4216	26.9965	398	Europe/Kyiv	
706448	Kherson	UA		46.6558	32.6178	320	Europe/Kyiv	
706483	Kharkiv	UA		49.9808	36.2527	1431	Europe/Kyiv	
707471	Ivano-Frankivsk	UA		48.9215	24.7097	204	Europe/Kyiv	
707753	Horlivka	UA		48.3358	38.0532	279	Europe/Kyiv	
709717	Donetsk	UA		48.0230	37.8022	1025	Europe/Kyiv	
709930	Dnipro	UA		48.4593	35.0386	1033	Europe/Kyiv	
709932	Kamianske	UA		48.5113	34.6021	249	Europe/Kyiv	
710719	Chernivtsi	UA		48.2915	25.9403	236	Europe/Kyiv	
710735	Chernihiv	UA		51.5055	31.2849	308	Europe/Kyiv	
710791	Cherkasy	UA		49.4285	32.0621	298	Europe/Kyiv	
714659	Tokaj	HU		48.1167	21.4167	5	Europe/Budapest	vineyard
721239	Eger	HU		47.9027	20.3733	57	Europe/Budapest	vineyard
721472	Debrecen	HU		47.5317	21.6244	204	Europe/Budapest	
724443	Košice	SK		48.7139	21.2581	237	Europe/Bratislava	
725816	Sunny Beach	BG		42.7136	27.7587	4	Europe/Sofia	beach
726050	Varna	BG		43.2167	27.9167	313	Europe/Sofia	
727011	Sofia	BG		42.6975	23.3241	1153	Europe/Sofia	*
727462	Borovets	BG		42.3370	23.5528	27	Europe/Sofia	ski
728193	Plovdiv	BG		42.1500	24.7500	340	Europe/Sofia	old-town
728825	Nesebar	BG		42.6592	27.7360	6	Europe/Sofia	beach
733462	Bansko	BG		41.8383	23.4885	9	Europe/Sofia	ski
734077	Thessaloníki	GR		40.6436	22.9309	354	Europe/Athens	
735861	Kavála	GR		40.9396	24.4069	54	Europe/Athens	beach
737071	Zeytinburnu	TR	Istanbul	40.9944	28.9042	289	Europe/Istanbul	
738329	Üsküdar	TR	Istanbul	41.0227	29.0137	583	Europe/Istanbul	
738377	Umraniye	TR	Istanbul	41.0164	29.1248	573	Europe/Istanbul	
738648	Trabzon	TR		41.0050	39.7269	244	Europe/Istanbul	
739549	Şişli	TR	Istanbul	41.0605	28.9872	315	Europe/Istanbul	
740264	Samsun	TR		41.2798	36.3361	394	Europe/Istanbul	
740430	Safranbolu	TR		41.2508	32.6942	35	Europe/Istanbul	old-town
741763	Maltepe	TR	Istanbul	40.9357	29.1551	427	Europe/Istanbul	
745044	Istanbul	TR	Istanbul	41.0138	28.9497	14804	Europe/Istanbul	
747014	Gebze	TR		40.8028	29.4307	281	Europe/Istanbul	
747323	Esenyurt	TR	Istanbul	41.0270	28.6773	211	Europe/Istanbul	
747340	Esenler	TR	Istanbul	41.0435	28.8762	520	Europe/Istanbul	
748893	Çorlu	TR		41.1592	27.8000	203	Europe/Istanbul	
750269	Bursa	TR		40.1956	29.0601	1413	Europe/Istanbul	
751324	Bağcılar	TR	Istanbul	41.0390	28.8567	724	Europe/Istanbul	
752850	Adapazarı	TR		40.7806	30.4033	287	Europe/Istanbul	
756135	Warsaw	PL		52.2298	21.0118	1702	Europe/Warsaw	*
760778	Radom	PL		51.4025	21.1471	227	Europe/Warsaw	
764484	Mokotów	PL		52.1934	21.0349	213	Europe/Warsaw	
765876	Lublin	PL		51.2500	22.5667	360	Europe/Warsaw	
769250	Kielce	PL		50.8703	20.6275	209	Europe/Warsaw	
776069	Białystok	PL		53.1333	23.1643	292	Europe/Warsaw	
785842	Skopje	MK		41.9965	21.4314	475	Europe/Skopje	*
786714	Pristina	XK		42.6727	21.1669	550	Europe/Belgrade	*
787487	Ohrid	MK		41.1172	20.8019	55	Europe/Skopje	old-town
787657	Niš	RS		43.3247	21.9033	250	Europe/Belgrade	
792680	Belgrade	RS		44.8040	20.4651	1274	Europe/Belgrade	*
879431	Victoria Falls	ZW		-17.9328	25.8307	36	Africa/Harare	mountain
890299	Harare	ZW		-17.8277	31.0534	1543	Africa/Harare	*
894701	Bulawayo	ZW		-20.1500	28.5833	699	Africa/Harare	
901344	Ndola	ZM		-12.9587	28.6366	395	Africa/Lusaka	
909137	Lusaka	ZM		-15.4067	28.2871	1267	Africa/Lusaka	*
910111	Livingstone	ZM		-17.8419	25.8543	109	Africa/Lusaka	island
911148	Kitwe	ZM		-12.8024	28.2132	401	Africa/Lusaka	
921772	Moroni	KM		-11.7022	43.2551	43	Indian/Comoro	*
921815	Mamoudzou	YT		-12.7823	45.2288	55	Indian/Mayotte	*
922704	Lubumbashi	CD		-11.6609	27.4794	1374	Africa/Lubumbashi	
922741	Likasi	CD		-10.9830	26.7384	422	Africa/Lubumbashi	
922773	Kolwezi	CD		-10.7148	25.4667	418	Africa/Lubumbashi	
927967	Lilongwe	MW		-13.9669	33.7873	647	Africa/Blantyre	*
931755	Blantyre	MW		-15.7850	35.0085	585	Africa/Blantyre	
932505	Maseru	LS		-29.3167	27.4833	118	Africa/Maseru	*
933366	Maun	BW		-19.9833	23.4167	50	Africa/Gaborone	mountain
933677	Kasane	BW		-17.8016	25.1602	9	Africa/Lusaka	mountain
933773	Gaborone	BW		-24.6545	25.9086	208	Africa/Gaborone	*
934154	Port Louis	MU		-20.1619	57.4989	155	Indian/Mauritius	*
934482	Grand Baie	MU		-20.0182	57.5802	12	Indian/Mauritius	island
934517	Flic en Flac	MU		-20.2742	57.3631	2	Indian/Mauritius	island
934985	Mbabane	SZ		-26.3167	31.1333	76	Africa/Mbabane	*
935221	Saint-Paul	RE		-21.0096	55.2713	99	Indian/Reunion	island
935264	Saint-Denis	RE		-20.8823	55.4504	137	Indian/Reunion	*
936374	Roodepoort	ZA	Gauteng	-26.1625	27.8725	225	Africa/Johannesburg	
939270	Witbank	ZA		-25.8713	29.2332	262	Africa/Johannesburg	
940909	Welkom	ZA		-27.9774	26.7351	432	Africa/Johannesburg	
944385	Vereeniging	ZA	Gauteng	-26.6731	27.9261	475	Africa/Johannesburg	
944986	Vanderbijlpark	ZA	Gauteng	-26.7117	27.8379	247	Africa/Johannesburg	
946877	Uitenhage	ZA		-33.7576	25.3971	229	Africa/Johannesburg	
949880	Tembisa	ZA	Gauteng	-25.9964	28.2268	512	Africa/Johannesburg	
953781	Soweto	ZA	Gauteng	-26.2678	27.8585	1695	Africa/Johannesburg	
962367	Richards Bay	ZA	KwaZulu-Natal	-28.7830	32.0377	253	Africa/Johannesburg	
963241	Randburg	ZA	Gauteng	-26.0941	28.0012	337	Africa/Johannesburg	
964137	Pretoria	ZA	Gauteng	-25.7449	28.1878	1619	Africa/Johannesburg	*
964420	Port Elizabeth	ZA		-33.9611	25.6149	968	Africa/Johannesburg	
964712	Plettenberg Bay	ZA	Western Cape	-34.0527	23.3716	19	Africa/Johannesburg	beach
965301	Pietermaritzburg	ZA	KwaZulu-Natal	-29.6168	30.3928	751	Africa/Johannesburg	
971421	Newcastle	ZA	KwaZulu-Natal	-27.7580	29.9318	405	Africa/Johannesburg	
986822	Krugersdorp	ZA	Gauteng	-26.0858	27.7752	379	Africa/Johannesburg	
988698	Knysna	ZA	Western Cape	-34.0363	23.0471	69	Africa/Johannesburg	beach
993800	Johannesburg	ZA	Gauteng	-26.2023	28.0436	2026	Africa/Johannesburg	
1006984	East London	ZA		-33.0153	27.9116	479	Africa/Johannesburg	
1007311	Durban	ZA	KwaZulu-Natal	-29.8579	31.0292	3120	Africa/Johannesburg	
1016181	Brakpan	ZA	Gauteng	-26.2366	28.3694	306	Africa/Johannesburg	
1016670	Botshabelo	ZA		-29.2674	26.7260	310	Africa/Johannesburg	
1017780	Boksburg	ZA	Gauteng	-26.2120	28.2596	445	Africa/Johannesburg	
1018725	Bloemfontein	ZA		-29.1211	26.2140	463	Africa/Johannesburg	
1020098	Benoni	ZA	Gauteng	-26.1885	28.3208	605	Africa/Johannesburg	
1021360	Ballito	ZA	KwaZulu-Natal	-29.5390	31.2144	17	Africa/Johannesburg	beach
1033356	Nampula	MZ		-15.1165	39.2666	389	Africa/Maputo	
1035025	Nacala	MZ		-14.5626	40.6854	225	Africa/Maputo	
1039854	Matola	MZ		-25.9622	32.4589	675	Africa/Maputo	
1040652	Maputo	MZ		-25.9655	32.5832	1192	Africa/Maputo	*
1049261	Chimoio	MZ		-19.1164	33.4833	257	Africa/Maputo	
1052373	Beira	MZ		-19.8436	34.8389	531	Africa/Maputo	
1053384	Toamasina	MG		-18.1492	49.4023	206	Indian/Antananarivo	
1069166	Antsirabe	MG		-19.8659	47.0333	186	Indian/Antananarivo	mountain
1070940	Antananarivo	MG		-18.9137	47.5361	1391	Indian/Antananarivo	*
1076105	Nosy Be	MG		-13.3972	48.2666	23	Indian/Antananarivo	beach
1105777	Centurion	ZA	Gauteng	-25.8589	28.1858	233	Africa/Johannesburg	
1106542	Chitungwiza	ZW		-18.0127	31.0755	340	Africa/Harare	
1133616	Mazār-e Sharīf	AF		36.7090	67.1109	303	Asia/Kabul	
1138336	Kandahār	AF		31.6133	65.7101	391	Asia/Kabul	
1138958	Kabul	AF		34.5281	69.1723	3044	Asia/Kabul	*
1139715	Jalālābād	AF		34.4265	70.4515	200	Asia/Kabul	
1140026	Herāt	AF		34.3482	62.1997	273	Asia/Kabul	
1151254	Phuket	TH	Phuket	7.8906	98.3981	89	Asia/Bangkok	island
1151601	Pai	TH	Chiang Mai	19.3617	98.4397	2	Asia/Bangkok	old-town
1152633	Krabi	TH	Krabi	8.0726	98.9105	31	Asia/Bangkok	island
1153269	Hua Hin	TH		12.5707	99.9588	50	Asia/Bangkok	beach
1153669	Chiang Rai	TH		19.9086	99.8325	79	Asia/Bangkok	old-town
1153671	Chiang Mai	TH	Chiang Mai	18.7904	98.9847	201	Asia/Bangkok	old-town
1154689	Ko Samui	TH		9.5357	99.9357	50	Asia/Bangkok	island
1159301	Zahedan	IR		29.4963	60.8629	552	Asia/Tehran	
1164408	Sukkur	PK		27.7032	68.8589	418	Asia/Karachi	
1164909	Sialkot	PK		32.4927	74.5313	477	Asia/Karachi	
1165221	Shekhupura	PK		31.7129	73.9856	361	Asia/Karachi	
1165569	Shahkot	PK		31.5709	73.4853	200	Asia/Karachi	
1166000	Sargodha	PK		32.0859	72.6742	543	Asia/Karachi	
1166548	Sahiwal	PK		30.6659	73.1019	236	Asia/Karachi	
1166993	Rawalpindi	PK		33.5973	73.0479	1743	Asia/Karachi	
1167460	Rahim Yar Khan	PK		28.4199	70.3034	789	Asia/Karachi	
1167528	Quetta	PK		30.1841	67.0014	734	Asia/Karachi	
1168197	Peshawar	PK		34.0080	71.5785	1219	Asia/Karachi	
1168718	Okara	PK		30.8103	73.4515	224	Asia/Karachi	
1169116	Nawabshah	PK		26.2394	68.4037	230	Asia/Karachi	
1169607	Muzaffarābād	PK		34.3700	73.4708	725	Asia/Karachi	
1169825	Multan	PK		30.1968	71.4782	1437	Asia/Karachi	
1170295	Mirpur Khas	PK		25.5276	69.0126	216	Asia/Karachi	
1170395	Mingora	PK		34.7795	72.3627	280	Asia/Karachi	
1170880	Mardan	PK		34.1979	72.0496	300	Asia/Karachi	
1172128	Larkana	PK		27.5590	68.2120	364	Asia/Karachi	
1172451	Lahore	PK		31.5580	74.3507	6311	Asia/Karachi	
1173055	Kotli	PK		33.5184	73.9022	640	Asia/Karachi	
1174625	Kasur	PK		31.1187	74.4502	291	Asia/Karachi	
1174872	Karachi	PK		24.8608	67.0104	11624	Asia/Karachi	
1175892	Jhang Sadr	PK		31.2698	72.3169	341	Asia/Karachi	
1176615	Islamabad	PK		33.7215	73.0433	602	Asia/Karachi	*
1176734	Hyderabad	PK		25.3924	68.3737	1386	Asia/Karachi	
1177654	Gujrat	PK		32.5742	74.0754	302	Asia/Karachi	
1177662	Gujranwala	PK		32.1557	74.1870	1384	Asia/Karachi	
1178338	Gilgit	PK		35.9187	74.3124	10	Asia/Karachi	mountain
1179400	Faisalabad	PK		31.4155	73.0897	2507	Asia/Karachi	
1180289	Dera Ghazi Khan	PK		30.0459	70.6403	236	Asia/Karachi	
1181096	Chiniot	PK		31.7209	72.9784	202	Asia/Karachi	
1182637	Bhimbar	PK		32.9746	74.0785	343	Asia/Karachi	
1183105	Battagram	PK		34.6772	73.0233	700	Asia/Karachi	
1183880	Bahawalpur	PK		29.3978	71.6752	553	Asia/Karachi	
1185098	Tungi	BD		23.8915	90.4023	338	Asia/Dhaka	
1185099	Sylhet	BD		24.8990	91.8720	237	Asia/Dhaka	
1185107	Shibganj	BD		25.0015	89.3227	379	Asia/Dhaka	
1185117	Narsingdi	BD		23.9230	90.7177	281	Asia/Dhaka	
1185128	Rājshāhi	BD		24.3740	88.6011	700	Asia/Dhaka	
1185155	Nārāyanganj	BD		23.6135	90.5030	224	Asia/Dhaka	
1185159	Nāgarpur	BD		24.0578	89.8770	238	Asia/Dhaka	
1185162	Mymensingh	BD		24.7564	90.4065	225	Asia/Dhaka	
1185186	Comilla	BD		23.4619	91.1850	389	Asia/Dhaka	
1185188	Rangpur	BD		25.7466	89.2517	343	Asia/Dhaka	
1185241	Dhaka	BD		23.7104	90.4074	10357	Asia/Dhaka	*
1185281	Bagerhat	BD		22.6566	89.7912	266	Asia/Dhaka	
1203891	Dinājpur	BD		25.6274	88.6378	206	Asia/Dhaka	
1205733	Chittagong	BD		22.3384	91.8317	3920	Asia/Dhaka	
1214189	Percut	ID		3.6253	98.8640	311	Asia/Jakarta	
1214204	Pematangsiantar	ID		2.9595	99.0687	210	Asia/Jakarta	
1214520	Medan	ID		3.5833	98.6667	1751	Asia/Jakarta	
1215355	Binjai	ID		3.6001	98.4854	229	Asia/Jakarta	
1215502	Banda Aceh	ID		5.5417	95.3333	251	Asia/Jakarta	
1216265	Samarkand	UZ		39.6542	66.9597	319	Asia/Samarkand	old-town
1216311	Qarshi	UZ		38.8606	65.7891	223	Asia/Samarkand	
1217662	Bukhara	UZ		39.7747	64.4286	248	Asia/Samarkand	old-town
1219649	Türkmenabat	TM		39.0733	63.5786	235	Asia/Ashgabat	
1221874	Dushanbe	TJ		38.5358	68.7790	679	Asia/Dushanbe	*
1222396	Langkawi	MY		6.3265	99.8432	30	Asia/Kuala_Lumpur	island
1223738	Mirissa	LK		5.9750	80.4297	22	Asia/Colombo	beach
1234569	Dehiwala-Mount Lavinia	LK		6.8402	79.8712	220	Asia/Colombo	
1241622	Kandy	LK		7.2906	80.6336	112	Asia/Colombo	old-town
1246294	Galle	LK		6.0461	80.2103	93	Asia/Colombo	beach
1248749	Sigiriya	LK		7.8600	80.6517	67	Asia/Colombo	old-town
1248991	Colombo	LK		6.9355	79.8487	648	Asia/Colombo	*
1249978	Bentota	LK		6.4260	79.9958	37	Asia/Colombo	beach
1252416	Thimphu	BT		27.4661	89.6419	99	Asia/Thimphu	*
1252490	Paro	BT		27.4305	89.4133	2	Asia/Thimphu	old-town
1252797	Yamunānagar	IN		30.1280	77.2837	209	Asia/Kolkata	
1252948	Warangal	IN	Telangana	18.0000	79.5833	558	Asia/Kolkata	
1253102	Visakhapatnam	IN		17.6801	83.2016	1063	Asia/Kolkata	
1253184	Vijayawada	IN		16.5074	80.6466	875	Asia/Kolkata	
1253392	Varkala	IN	Kerala	8.7333	76.7167	43	Asia/Kolkata	beach
1253405	Varanasi	IN	Uttar Pradesh	25.3167	83.0104	1164	Asia/Kolkata	old-town
1253573	Vadodara	IN	Gujarat	22.2994	73.2081	1409	Asia/Kolkata	
1253894	Ulhasnagar	IN	Maharashtra	19.2167	73.1500	517	Asia/Kolkata	
1253914	Ujjain	IN		23.1824	75.7764	457	Asia/Kolkata	
1253986	Udaipur	IN	Rajasthan	24.5858	73.7135	423	Asia/Kolkata	old-town
1253993	Ooty	IN	Tamil Nadu	11.4134	76.6952	98	Asia/Kolkata	mountain
1254089	Tumkūr	IN	Karnataka	13.3414	77.1022	307	Asia/Kolkata	
1254163	Thiruvananthapuram	IN	Kerala	8.4855	76.9492	784	Asia/Kolkata	
1254187	Thrissur	IN	Kerala	10.5167	76.2167	325	Asia/Kolkata	
1254320	Tiruvottiyūr	IN	Tamil Nadu	13.1582	80.3018	248	Asia/Kolkata	
1254348	Tiruppur	IN	Tamil Nadu	11.1154	77.3546	398	Asia/Kolkata	
1254360	Tirupati	IN		13.6355	79.4199	251	Asia/Kolkata	
1254361	Tirunelveli	IN	Tamil Nadu	8.7274	77.6838	1436	Asia/Kolkata	
1254388	Tiruchirappalli	IN	Tamil Nadu	10.8155	78.6965	775	Asia/Kolkata	
1254649	Tanjore	IN	Tamil Nadu	10.7852	79.1391	220	Asia/Kolkata	
1254661	Thāne	IN	Maharashtra	19.1970	72.9635	1262	Asia/Kolkata	
1255364	Sūrat	IN	Gujarat	21.1959	72.8302	2895	Asia/Kolkata	
1255634	Srinagar	IN		34.0857	74.8055	976	Asia/Kolkata	
1255744	Sonīpat	IN		28.9948	77.0194	251	Asia/Kolkata	
1256237	Shimla	IN	Himachal Pradesh	31.1044	77.1666	174	Asia/Kolkata	mountain
1256409	Shyamnagar	IN	West Bengal	22.8333	88.3667	442	Asia/Kolkata	
1256422	Shrīrāmpur	IN	West Bengal	22.7528	88.3422	226	Asia/Kolkata	
1256436	Solāpur	IN	Maharashtra	17.6715	75.9104	997	Asia/Kolkata	
1256515	Shimoga	IN	Karnataka	13.9316	75.5679	320	Asia/Kolkata	
1256525	Siliguri	IN	West Bengal	26.7100	88.4285	516	Asia/Kolkata	
1256728	Shāhjānpur	IN	Uttar Pradesh	27.8817	79.9092	320	Asia/Kolkata	
1256922	Secunderabad	IN	Telangana	17.5043	78.5426	204	Asia/Kolkata	
1257022	Satna	IN		24.5773	80.8272	258	Asia/Kolkata	
1257416	Sāngli	IN	Maharashtra	16.8544	74.5642	601	Asia/Kolkata	
1257629	Salem	IN	Tamil Nadu	11.6538	78.1554	778	Asia/Kolkata	
1257806	Sahāranpur	IN	Uttar Pradesh	29.9679	77.5452	485	Asia/Kolkata	
1257845	Saugor	IN		23.8388	78.7387	247	Asia/Kolkata	
1258076	Rohtak	IN		28.8945	76.5892	317	Asia/Kolkata	
1258128	Rishikesh	IN	Uttarakhand	30.1078	78.2926	66	Asia/Kolkata	old-town
1258182	Rewa	IN		24.5326	81.2923	208	Asia/Kolkata	
1258315	Raurkela	IN		22.2250	84.8641	536	Asia/Kolkata	
1258342	Ratlām	IN		23.3303	75.0403	237	Asia/Kolkata	
1258526	Ranchi	IN		23.3432	85.3094	846	Asia/Kolkata	
1258599	Rāmpur	IN	Uttar Pradesh	28.8101	79.0270	296	Asia/Kolkata	
1258662	Rāmgundam	IN	Telangana	18.8008	79.4521	452	Asia/Kolkata	
1258847	Rājkot	IN	Gujarat	22.2916	70.7932	1177	Asia/Kolkata	
1258932	Rājahmundry	IN		17.0052	81.7778	305	Asia/Kolkata	
1258980	Raipur	IN		21.2333	81.6333	680	Asia/Kolkata	
1259012	Rāichūr	IN	Karnataka	16.2055	77.3557	226	Asia/Kolkata	
1259091	Kollam	IN	Kerala	8.8811	76.5847	394	Asia/Kolkata	
1259148	Pushkar	IN	Rajasthan	26.4902	74.5521	16	Asia/Kolkata	old-town
1259229	Pune	IN	Maharashtra	18.5196	73.8554	2936	Asia/Kolkata	
1259239	Punāsa	IN		22.2351	76.3933	350	Asia/Kolkata	
1259425	Puducherry	IN		11.9338	79.8298	227	Asia/Kolkata	beach
1259652	Pimpri	IN	Maharashtra	18.6229	73.8070	1285	Asia/Kolkata	
1260086	Patna	IN		25.5941	85.1356	1600	Asia/Kolkata	
1260107	Patiāla	IN	Punjab	30.3362	76.3922	329	Asia/Kolkata	
1260341	Parbhani	IN	Maharashtra	19.2686	76.7708	290	Asia/Kolkata	
1260476	Pānīpat	IN		29.3875	76.9682	293	Asia/Kolkata	
1260482	Pānihāti	IN	West Bengal	22.6909	88.3740	379	Asia/Kolkata	
1260607	Panaji	IN	Goa	15.4957	73.8262	66	Asia/Kolkata	beach
1260716	Pāli	IN	Rajasthan	25.7728	73.3234	210	Asia/Kolkata	
1261162	Nowrangapur	IN		19.2311	82.5483	1221	Asia/Kolkata	
1261258	Nizāmābād	IN	Telangana	18.6715	78.0988	305	Asia/Kolkata	
1261481	New Delhi	IN		28.6358	77.2245	318	Asia/Kolkata	*
1261529	Nellore	IN		14.4499	79.9870	404	Asia/Kolkata	
1261731	Nashik	IN	Maharashtra	19.9973	73.7910	1289	Asia/Kolkata	
1261809	Narela	IN		28.8527	77.0929	800	Asia/Kolkata	
1261977	Nanded	IN	Maharashtra	19.1602	77.3150	551	Asia/Kolkata	
1262111	Najafgarh	IN		28.6092	76.9798	1365	Asia/Kolkata	
1262131	Naihāti	IN	West Bengal	22.8940	88.4152	253	Asia/Kolkata	
1262180	Nagpur	IN	Maharashtra	21.1463	79.0849	2228	Asia/Kolkata	
1262204	Nāgercoil	IN	Tamil Nadu	8.1790	77.4323	214	Asia/Kolkata	
1262292	Nadiād	IN	Gujarat	22.6939	72.8616	202	Asia/Kolkata	
1262321	Mysore	IN	Karnataka	12.2979	76.6393	868	Asia/Kolkata	
1262330	Muzaffarpur	IN		26.1226	85.3906	333	Asia/Kolkata	
1262332	Muzaffarnagar	IN	Uttar Pradesh	29.4709	77.7033	350	Asia/Kolkata	
1262463	Munnar	IN	Kerala	10.0882	77.0624	68	Asia/Kolkata	mountain
1262482	Monghyr	IN		25.3746	86.4745	203	Asia/Kolkata	
1262801	Morādābād	IN	Uttar Pradesh	28.8389	78.7768	721	Asia/Kolkata	
1262995	Mirzāpur	IN	Uttar Pradesh	25.1449	82.5653	220	Asia/Kolkata	
1263214	Meerut	IN	Uttar Pradesh	28.9800	77.7064	1223	Asia/Kolkata	
1263311	Mau	IN	Uttar Pradesh	25.9417	83.5611	246	Asia/Kolkata	
1263364	Mathura	IN	Uttar Pradesh	27.5035	77.6722	331	Asia/Kolkata	
1263780	Mangalore	IN	Karnataka	12.9172	74.8560	417	Asia/Kolkata	
1263968	Manali	IN	Tamil Nadu	13.1667	80.2667	32	Asia/Kolkata	ski
1264115	Mālegaon	IN	Maharashtra	20.5497	74.5346	435	Asia/Kolkata	
1264521	Madurai	IN	Tamil Nadu	9.9190	78.1195	910	Asia/Kolkata	
1264527	Chennai	IN	Tamil Nadu	13.0878	80.2785	4328	Asia/Kolkata	
1264728	Ludhiāna	IN	Punjab	30.9120	75.8538	1545	Asia/Kolkata	
1264733	Lucknow	IN	Uttar Pradesh	26.8393	80.9231	2472	Asia/Kolkata	
1264976	Leh	IN		34.1650	77.5840	37	Asia/Kolkata	mountain
1265014	Latur	IN	Maharashtra	18.3972	76.5678	349	Asia/Kolkata	
1265491	Kurnool	IN		15.8289	78.0360	460	Asia/Kolkata	
1265711	Kulti	IN	West Bengal	23.7317	86.8437	305	Asia/Kolkata	
1265767	Kūkatpalli	IN	Telangana	17.4849	78.4138	342	Asia/Kolkata	
1265873	Kozhikode	IN	Kerala	11.2480	75.7804	440	Asia/Kolkata	
1265896	Kovalam	IN	Kerala	8.3667	76.9967	6	Asia/Kolkata	beach
1266049	Kota	IN	Rajasthan	25.1825	75.8391	763	Asia/Kolkata	
1266122	Korba	IN		22.3458	82.6963	419	Asia/Kolkata	
1266285	Kolhāpur	IN	Maharashtra	16.6956	74.2317	516	Asia/Kolkata	
1266976	Kharagpur	IN	West Bengal	22.3397	87.3250	220	Asia/Kolkata	
1267708	Karnāl	IN		29.6920	76.9845	225	Asia/Kolkata	
1267755	Karīmnagar	IN	Telangana	18.4392	79.1286	229	Asia/Kolkata	
1267995	Kanpur	IN	Uttar Pradesh	26.4652	80.3498	2823	Asia/Kolkata	
1268257	Kāmārhāti	IN	West Bengal	22.6711	88.3747	333	Asia/Kolkata	
1268295	Kalyān	IN	Maharashtra	19.2437	73.1355	1262	Asia/Kolkata	
1268561	Kākināda	IN		16.9604	82.2381	293	Asia/Kolkata	
1268782	Jalandhar	IN	Punjab	31.3256	75.5792	785	Asia/Kolkata	
1268865	Jodhpur	IN	Rajasthan	26.2684	73.0059	921	Asia/Kolkata	old-town
1269006	Jhānsi	IN	Uttar Pradesh	25.4589	78.5799	413	Asia/Kolkata	
1269300	Jamshedpur	IN		22.8028	86.1855	616	Asia/Kolkata	
1269317	Jamnagar	IN	Gujarat	22.4729	70.0667	492	Asia/Kolkata	
1269321	Jammu	IN		32.7357	74.8691	466	Asia/Kolkata	
1269395	Jālna	IN	Maharashtra	19.8410	75.8864	262	Asia/Kolkata	
1269407	Jalgaon	IN	Maharashtra	21.0029	75.5660	429	Asia/Kolkata	
1269507	Jaisalmer	IN	Rajasthan	26.9176	70.9039	68	Asia/Kolkata	desert
1269515	Jaipur	IN	Rajasthan	26.9196	75.7878	2712	Asia/Kolkata	old-town
1269633	Jabalpur	IN		23.1670	79.9501	1030	Asia/Kolkata	
1269743	Indore	IN		22.7179	75.8333	1837	Asia/Kolkata	
1269771	Imphal	IN		24.8081	93.9442	224	Asia/Kolkata	
1269834	Ichalkaranji	IN	Maharashtra	16.6912	74.4605	274	Asia/Kolkata	
1269843	Hyderabad	IN	Telangana	17.3840	78.4564	3598	Asia/Kolkata	
1269920	Hubli	IN	Karnataka	15.3478	75.1338	840	Asia/Kolkata	
1270022	Hisar	IN		29.1539	75.7229	296	Asia/Kolkata	
1270393	Hāpur	IN	Uttar Pradesh	28.7298	77.7807	243	Asia/Kolkata	
1270396	Hāora	IN	West Bengal	22.5769	88.3186	1028	Asia/Kolkata	
1270448	Hampi	IN	Karnataka	15.3352	76.4603	10	Asia/Kolkata	old-town
1270583	Gwalior	IN		26.2298	78.1734	882	Asia/Kolkata	
1270668	Guntur	IN		16.2997	80.4573	531	Asia/Kolkata	
1270752	Gulbarga	IN	Karnataka	17.3358	76.8376	484	Asia/Kolkata	
1270896	Gosāba	IN	West Bengal	22.1655	88.8007	223	Asia/Kolkata	
1270926	Gorakhpur	IN		29.4477	75.6721	1325	Asia/Kolkata	
1270927	Gorakhpur	IN	Uttar Pradesh	26.7663	83.3689	674	Asia/Kolkata	
1271308	Ghāziābād	IN	Uttar Pradesh	28.6654	77.4391	1199	Asia/Kolkata	
1271439	Gaya	IN		24.7969	85.0038	424	Asia/Kolkata	
1271476	Guwahati	IN		26.1844	91.7458	899	Asia/Kolkata	
1271685	Gangānagar	IN	Rajasthan	29.9201	73.8750	232	Asia/Kolkata	
1271885	Fīrozābād	IN	Uttar Pradesh	27.1509	78.3978	306	Asia/Kolkata	
1271942	Farrukhābād	IN	Uttar Pradesh	27.3913	79.5793	241	Asia/Kolkata	
1271951	Faridabad	IN		28.4112	77.3132	1220	Asia/Kolkata	
1271987	Etāwah	IN	Uttar Pradesh	26.7762	79.0213	257	Asia/Kolkata	
1272175	Durgapur	IN	West Bengal	23.5158	87.3080	519	Asia/Kolkata	
1272181	Durg	IN		21.1915	81.2762	255	Asia/Kolkata	
1272423	Dombivli	IN	Maharashtra	19.2167	73.0833	1193	Asia/Kolkata	
1272543	Dindigul	IN	Tamil Nadu	10.3690	77.9804	201	Asia/Kolkata	
1272691	Dhūlia	IN	Maharashtra	20.9013	74.7774	367	Asia/Kolkata	
1272979	Dhanbād	IN		23.8020	86.4432	220	Asia/Kolkata	
1273066	Dewas	IN		22.9658	76.0553	261	Asia/Kolkata	
1273294	Delhi	IN		28.6519	77.2315	10928	Asia/Kolkata	
1273313	Dehra Dūn	IN	Uttarakhand	30.3244	78.0339	522	Asia/Kolkata	
1273368	Davangere	IN	Karnataka	14.4669	75.9269	435	Asia/Kolkata	
1273491	Darbhanga	IN		26.1522	85.8971	287	Asia/Kolkata	
1273780	Cuttack	IN		20.4650	85.8793	580	Asia/Kolkata	
1273858	Calangute	IN	Goa	15.5439	73.7553	17	Asia/Kolkata	beach
1273865	Coimbatore	IN	Tamil Nadu	11.0055	76.9661	960	Asia/Kolkata	
1273874	Fort Kochi	IN	Kerala	9.9399	76.2602	605	Asia/Kolkata	old-town
1274353	Chāpra	IN		25.7803	84.7471	202	Asia/Kolkata	
1274693	Chānda	IN	Maharashtra	19.9508	79.2952	328	Asia/Kolkata	
1274746	Chandigarh	IN		30.7363	76.7884	961	Asia/Kolkata	
1275004	Kolkata	IN	West Bengal	22.5626	88.3630	4631	Asia/Kolkata	
1275068	Burhānpur	IN		21.3087	76.2303	203	Asia/Kolkata	
1275198	Brahmapur	IN		19.3115	84.7929	325	Asia/Kolkata	
1275248	Borivli	IN	Maharashtra	19.2350	72.8598	610	Asia/Kolkata	
1275339	Mumbai	IN	Maharashtra	19.0728	72.8826	12692	Asia/Kolkata	
1275362	Bokāro	IN		23.7871	85.9564	419	Asia/Kolkata	
1275610	Bilimora	IN	Gujarat	20.7696	72.9613	511	Asia/Kolkata	
1275637	Bilāspur	IN		22.0800	82.1554	283	Asia/Kolkata	
1275665	Bikaner	IN	Rajasthan	28.0176	73.3149	576	Asia/Kolkata	desert
1275701	Bijapur	IN	Karnataka	16.8244	75.7154	271	Asia/Kolkata	
1275716	Bihār Sharīf	IN		25.2008	85.5239	244	Asia/Kolkata	
1275738	Bīdar	IN	Karnataka	17.9080	77.5152	204	Asia/Kolkata	
1275817	Bhubaneshwar	IN		20.2724	85.8338	762	Asia/Kolkata	
1275841	Bhopal	IN		23.2547	77.4029	1600	Asia/Kolkata	
1275901	Bhiwandi	IN	Maharashtra	19.3002	73.0588	707	Asia/Kolkata	
1275960	Bhīlwāra	IN	Rajasthan	25.3471	74.6408	326	Asia/Kolkata	
1275971	Bhilai	IN		21.2092	81.4285	625	Asia/Kolkata	
1276014	Bhayandar	IN	Maharashtra	19.3016	72.8511	520	Asia/Kolkata	
1276032	Bhavnagar	IN	Gujarat	21.7629	72.1533	555	Asia/Kolkata	
1276058	Bhātpāra	IN	West Bengal	22.8664	88.4011	483	Asia/Kolkata	
1276070	Bathinda	IN	Punjab	30.2075	74.9389	243	Asia/Kolkata	
1276128	Bharatpur	IN	Rajasthan	27.2173	77.4901	229	Asia/Kolkata	
1276300	Bhāgalpur	IN		25.2445	86.9718	362	Asia/Kolkata	
1276509	Bellary	IN	Karnataka	15.1420	76.9240	337	Asia/Kolkata	
1276533	Belgaum	IN	Karnataka	15.8521	74.5045	429	Asia/Kolkata	
1277013	Bareilly	IN	Uttar Pradesh	28.3668	79.4317	745	Asia/Kolkata	
1277029	Barddhamān	IN	West Bengal	23.2557	87.8569	302	Asia/Kolkata	
1277065	Bārāsat	IN	West Bengal	22.7215	88.4820	298	Asia/Kolkata	
1277066	Bārāsat	IN	West Bengal	22.2252	88.4509	238	Asia/Kolkata	
1277333	Bengaluru	IN	Karnataka	12.9719	77.5937	5104	Asia/Kolkata	
1277539	Bāli	IN	West Bengal	22.6486	88.3411	297	Asia/Kolkata	
1278130	Āvadi	IN	Tamil Nadu	13.1147	80.1098	250	Asia/Kolkata	
1278149	Aurangabad	IN	Maharashtra	19.8776	75.3423	1016	Asia/Kolkata	
1278314	Āsansol	IN	West Bengal	23.6833	86.9833	504	Asia/Kolkata	
1278483	Arrah	IN		25.5563	84.6633	224	Asia/Kolkata	
1278672	Anantapur	IN		14.6778	77.6081	240	Asia/Kolkata	
1278710	Amritsar	IN	Punjab	31.6223	74.8753	1092	Asia/Kolkata	
1278718	Amrāvati	IN	Maharashtra	20.9333	77.7500	604	Asia/Kolkata	
1278840	Ambattūr	IN	Tamil Nadu	13.0982	80.1615	341	Asia/Kolkata	
1278903	Amarnāth	IN	Maharashtra	19.2000	73.1667	218	Asia/Kolkata	
1278946	Alwar	IN	Rajasthan	27.5625	76.6250	283	Asia/Kolkata	
1278994	Allahābād	IN	Uttar Pradesh	25.4448	81.8432	1073	Asia/Kolkata	
1279017	Alīgarh	IN	Uttar Pradesh	27.8815	78.0746	753	Asia/Kolkata	
1279105	Akola	IN	Maharashtra	20.7096	76.9981	429	Asia/Kolkata	
1279159	Ajmer	IN	Rajasthan	26.4521	74.6387	518	Asia/Kolkata	
1279186	Aizawl	IN		23.7289	92.7179	265	Asia/Kolkata	
1279228	Ahmadnagar	IN	Maharashtra	19.0946	74.7384	367	Asia/Kolkata	
1279233	Ahmedabad	IN	Gujarat	23.0258	72.5873	3720	Asia/Kolkata	
1279259	Agra	IN	Uttar Pradesh	27.1833	78.0167	1430	Asia/Kolkata	old-town
1279290	Agartala	IN		23.8361	91.2794	203	Asia/Kolkata	
1280849	Kashgar	CN		39.4707	75.9895	275	Asia/Urumqi	
1282027	Malé	MV		4.1752	73.5092	104	Indian/Maldives	*island
1282898	Pokhara	NP		28.2669	83.9685	200	Asia/Kathmandu	old-town
1283240	Kathmandu	NP		27.7017	85.3206	1442	Asia/Kathmandu	*
1283617	Bhaktapur	NP		27.6730	85.4300	0	Asia/Kathmandu	old-town
1298824	Yangon	MM		16.8053	96.1561	4478	Asia/Yangon	
1300466	Bago	MM		17.3352	96.4814	244	Asia/Yangon	
1308465	Mawlamyine	MM		16.4905	97.6282	439	Asia/Yangon	
1311874	Mandalay	MM		21.9747	96.0836	1208	Asia/Yangon	
1328421	Pathein	MM		16.7792	94.7321	237	Asia/Yangon	
1336134	Cox’s Bāzār	BD		21.4397	92.0096	254	Asia/Dhaka	
1336135	Khulna	BD		22.8098	89.5644	1342	Asia/Dhaka	
1336137	Barisāl	BD		22.7050	90.3701	202	Asia/Dhaka	
1336140	Jessore	BD		23.1697	89.2137	244	Asia/Dhaka	
1337233	Bogra	BD		24.8510	89.3711	210	Asia/Dhaka	
1348818	Nangi	IN	West Bengal	22.5083	88.2153	441	Asia/Kolkata	
1486209	Yekaterinburg	RU		56.8519	60.6122	1350	Asia/Yekaterinburg	
1488754	Tyumen	RU		57.1522	65.5272	519	Asia/Yekaterinburg	
1489425	Tomsk	RU		56.4977	84.9744	486	Asia/Tomsk	
1490624	Surgut	RU		61.2500	73.4167	300	Asia/Yekaterinburg	
1494114	Prokop’yevsk	RU		53.9059	86.7190	219	Asia/Novokuznetsk	
1496153	Omsk	RU		54.9924	73.3686	1129	Asia/Omsk	
1496747	Novosibirsk	RU		55.0415	82.9346	1419	Asia/Novosibirsk	
1496990	Novokuznetsk	RU		53.7557	87.1099	540	Asia/Novokuznetsk	
1497543	Nizhnevartovsk	RU		60.9344	76.5531	245	Asia/Yekaterinburg	
1501321	Kurgan	RU		55.4500	65.3333	343	Asia/Yekaterinburg	
1502026	Krasnoyarsk	RU		56.0184	92.8672	927	Asia/Krasnoyarsk	
1503901	Kemerovo	RU		55.3333	86.0833	477	Asia/Novokuznetsk	
1508291	Chelyabinsk	RU		55.1540	61.4291	1063	Asia/Yekaterinburg	
1510018	Biysk	RU		52.5364	85.2072	215	Asia/Barnaul	
1510853	Barnaul	RU		53.3606	83.7636	600	Asia/Barnaul	
1512569	Tashkent	UZ		41.2647	69.2163	1978	Asia/Tashkent	*
1513157	Namangan	UZ		40.9983	71.6726	432	Asia/Tashkent	
1514588	Andijon	UZ		40.7821	72.3442	318	Asia/Tashkent	
1516905	Taraz	KZ		42.9000	71.3667	358	Asia/Almaty	
1518980	Shymkent	KZ		42.3000	69.6000	414	Asia/Almaty	
1519422	Semey	KZ		50.4267	80.2667	293	Asia/Almaty	
1519922	Kyzylorda	KZ		44.8528	65.5092	300	Asia/Qyzylorda	
1519928	Kostanay	KZ		53.2144	63.6246	210	Asia/Qostanay	
1520172	Petropavl	KZ		54.8667	69.1500	201	Asia/Almaty	
1520240	Pavlodar	KZ		52.2833	76.9667	329	Asia/Almaty	
1520316	Ust-Kamenogorsk	KZ		49.9714	82.6059	319	Asia/Almaty	
1526273	Nur-Sultan	KZ		51.1801	71.4460	346	Asia/Almaty	*
1526384	Almaty	KZ		43.2567	76.9286	2001	Asia/Almaty	
1527534	Osh	KG		40.5283	72.7985	200	Asia/Bishkek	
1528121	Karakol	KG		42.4907	78.3936	70	Asia/Bishkek	mountain
1528675	Bishkek	KG		42.8700	74.5900	900	Asia/Bishkek	*
1529046	Xinyuan	CN		43.4265	83.2496	300	Asia/Urumqi	
1529102	Ürümqi	CN		43.8010	87.6005	3029	Asia/Urumqi	
1529114	Turpan	CN		42.9477	89.1789	255	Asia/Urumqi	
1529195	Shihezi	CN		44.3023	86.0369	573	Asia/Urumqi	
1529401	Karamay	CN		45.5847	84.8872	260	Asia/Urumqi	
1529641	Aral	CN		40.5418	81.2657	260	Asia/Urumqi	
1529660	Aksu	CN		41.1842	80.2792	340	Asia/Urumqi	
1546102	Port-aux-Français	TF		-49.3492	70.2194	0	Indian/Kerguelen	*
1562414	Vũng Tàu	VN		10.3460	107.0843	210	Asia/Ho_Chi_Minh	
1566083	Ho Chi Minh City	VN		10.8230	106.6296	3467	Asia/Ho_Chi_Minh	
1568043	Sa Pa	VN		22.3402	103.8441	11	Asia/Bangkok	old-town
1568212	Sa Dec	VN		10.2909	105.7563	204	Asia/Ho_Chi_Minh	
1568510	Rạch Giá	VN		10.0124	105.0809	228	Asia/Ho_Chi_Minh	
1568574	Qui Nhon	VN		13.7765	109.2237	210	Asia/Ho_Chi_Minh	
1569973	Phú Quốc	VN		10.2172	103.9593	15	Asia/Phnom_Penh	island
1572151	Nha Trang	VN		12.2451	109.1943	283	Asia/Ho_Chi_Minh	beach
1580240	Huế	VN		16.4619	107.5955	287	Asia/Ho_Chi_Minh	old-town
1580410	Hạ Long	VN		20.9505	107.0734	148	Asia/Bangkok	old-town
1580541	Hội An	VN		15.8794	108.3350	33	Asia/Ho_Chi_Minh	beach
1581130	Hanoi	VN		21.0245	105.8412	1431	Asia/Bangkok	*
1581298	Haiphong	VN		20.8648	106.6834	603	Asia/Bangkok	
1583992	Da Nang	VN		16.0678	108.2208	752	Asia/Ho_Chi_Minh	beach
1586203	Cần Thơ	VN		10.0371	105.7883	260	Asia/Ho_Chi_Minh	
1587923	Biên Hòa	VN		10.9447	106.8243	407	Asia/Ho_Chi_Minh	
1605239	Udon Thani	TH		17.4157	102.7859	247	Asia/Bangkok	
1606590	Samut Prakan	TH		13.5993	100.5968	389	Asia/Bangkok	
1607532	Ayutthaya	TH		14.3517	100.5774	82	Asia/Bangkok	old-town
1608133	Mueang Nonthaburi	TH		13.8607	100.5148	292	Asia/Bangkok	
1608529	Nakhon Ratchasima	TH		14.9707	102.1020	209	Asia/Bangkok	
1609350	Bangkok	TH	Bangkok	13.7540	100.5014	5104	Asia/Bangkok	*
1611110	Chon Buri	TH		13.3622	100.9835	219	Asia/Bangkok	
1614295	Pattaya	TH		12.9333	100.8833	97	Asia/Bangkok	beach
1621177	Yogyakarta	ID	Yogyakarta	-7.8014	110.3647	637	Asia/Jakarta	old-town
1622786	Makassar	ID		-5.1486	119.4319	1322	Asia/Makassar	
1622846	Ubud	ID	Bali	-8.5098	115.2654	28	Asia/Makassar	island
1624494	Tegal	ID		-6.8694	109.1402	237	Asia/Jakarta	
1624647	Tasikmalaya	ID		-7.3274	108.2207	271	Asia/Jakarta	
1624917	Bandar Lampung	ID		-5.4292	105.2611	800	Asia/Jakarta	
1625084	Tangerang	ID		-6.1781	106.6300	1372	Asia/Jakarta	
1625812	Surakarta	ID		-7.5561	110.8317	555	Asia/Jakarta	
1625822	Surabaya	ID		-7.2492	112.7508	2375	Asia/Jakarta	
1626103	Sumedang	ID		-6.8586	107.9164	200	Asia/Jakarta	
1626381	Sukabumi	ID		-6.9181	106.9267	276	Asia/Jakarta	
1626801	Situbondo	ID		-7.7062	114.0098	600	Asia/Jakarta	
1627896	Semarang	ID		-6.9931	110.4208	1288	Asia/Jakarta	
1629001	Samarinda	ID		-0.4917	117.1458	355	Asia/Makassar	
1629710	Rengasdengklok	ID		-6.1592	107.2981	201	Asia/Jakarta	
1630328	Purwokerto	ID		-7.4214	109.2344	217	Asia/Jakarta	
1630341	Purwakarta	ID		-6.5569	107.4433	216	Asia/Jakarta	
1630789	Pontianak	ID		-0.0319	109.3250	455	Asia/Pontianak	
1631761	Pekanbaru	ID		0.5167	101.4417	704	Asia/Jakarta	
1631766	Pekalongan	ID		-6.8886	109.6753	258	Asia/Jakarta	
1633034	Palu	ID		-0.9083	119.8708	282	Asia/Makassar	
1633070	Palembang	ID		-2.9167	104.7458	1442	Asia/Jakarta	
1633419	Padang	ID		-0.9492	100.3543	840	Asia/Jakarta	
1635882	Mataram	ID		-8.5833	116.1167	319	Asia/Makassar	
1636544	Manado	ID		1.4822	124.8489	452	Asia/Makassar	
1636722	Malang	ID		-7.9797	112.6304	747	Asia/Jakarta	
1637510	Loa Janan	ID		-0.5829	117.0950	213	Asia/Makassar	
1638868	Labuan Bajo	ID		-8.4964	119.8877	189	Asia/Makassar	island
1639002	Kuta	ID	Bali	-8.7233	115.1723	30	Asia/Makassar	island
1640660	Kediri	ID		-7.8167	112.0167	235	Asia/Jakarta	
1642588	Jember	ID		-8.1721	113.6995	299	Asia/Jakarta	
1642858	Jambi City	ID		-1.6000	103.6167	420	Asia/Jakarta	
1642911	Jakarta	ID	Jakarta	-6.2146	106.8451	8540	Asia/Jakarta	*
1645457	Dili	TL		-8.5586	125.5736	150	Asia/Makassar	*
1645524	Depok	ID		-6.4000	106.8186	1198	Asia/Jakarta	
1645528	Denpasar	ID	Bali	-8.6500	115.2167	835	Asia/Makassar	
1646170	Cirebon	ID		-6.7063	108.5570	254	Asia/Jakarta	
1646194	Ciputat	ID		-6.2375	106.6956	208	Asia/Jakarta	
1646448	Cimahi	ID		-6.8722	107.5425	494	Asia/Jakarta	
1646494	Cileungsir	ID		-6.3947	106.9592	202	Asia/Jakarta	
1647383	Ciampea	ID		-6.5547	106.7008	207	Asia/Jakarta	
1648473	Bogor	ID		-6.5944	106.7892	800	Asia/Jakarta	
1649150	Bengkulu	ID		-3.8004	102.2655	310	Asia/Jakarta	
1649378	Bekasi	ID		-6.2349	106.9896	1520	Asia/Jakarta	
1650213	Banjarmasin	ID		-3.3199	114.5907	573	Asia/Makassar	
1650357	Bandung	ID		-6.9222	107.6069	1700	Asia/Jakarta	
1650527	Balikpapan	ID		-1.2675	116.8289	434	Asia/Makassar	
1651531	Ambon	ID		-3.6958	128.1833	356	Asia/Jayapura	
1651944	Vientiane	LA		17.9667	102.6000	197	Asia/Vientiane	*
1655559	Luang Prabang	LA		19.8860	102.1350	47	Asia/Vientiane	old-town
1668341	Taipei	TW		25.0478	121.5319	7872	Asia/Taipei	*
1668355	Tainan	TW		22.9908	120.2133	771	Asia/Taipei	old-town
1668399	Taichung	TW		24.1469	120.6839	1041	Asia/Taipei	
1670029	Banqiao	TW		25.0143	121.4672	543	Asia/Taipei	
1673820	Kaohsiung	TW		22.6163	120.3133	1520	Asia/Taipei	
1674504	Hualien City	TW		23.9769	121.6044	350	Asia/Taipei	
1675151	Hsinchu	TW		24.8036	120.9686	404	Asia/Taipei	
1677870	Jiufen	TW		25.1096	121.8442	3	Asia/Taipei	old-town
1678228	Keelung	TW		25.1283	121.7419	398	Asia/Taipei	
1679432	Zamboanga	PH		6.9103	122.0739	458	Asia/Manila	
1682598	Taytay	PH		14.5588	121.1329	231	Asia/Manila	
1684269	Magugpo Poblacion	PH		7.4475	125.8046	233	Asia/Manila	
1684308	Taguig	PH		14.5243	121.0792	644	Asia/Manila	
1684712	Tacloban	PH		11.2433	125.0047	242	Asia/Manila	
1687687	Santol	PH		15.1622	120.5675	299	Asia/Manila	
1687894	Santa Rosa	PH		14.3122	121.1114	217	Asia/Manila	
1688749	San Pedro	PH		14.3595	121.0473	270	Asia/Manila	
1688830	San Pablo	PH		14.0683	121.3256	208	Asia/Manila	
1689395	San Jose del Monte	PH		14.8139	121.0453	358	Asia/Manila	
1690039	San Fernando	PH		15.0343	120.6844	251	Asia/Manila	
1692192	Quezon City	PH		14.6488	121.0509	2762	Asia/Manila	
1692685	Puerto Princesa	PH		9.7392	118.7353	223	Asia/Manila	
1694611	Pasay	PH		14.5375	121.0014	417	Asia/Manila	
1695262	Panglao	PH		9.5781	123.7458	7	Asia/Manila	island
1697175	Olongapo	PH		14.8292	120.2828	221	Asia/Manila	
1697846	Navotas	PH		14.6667	120.9500	249	Asia/Manila	
1701472	Mantampay	PH		8.1667	124.2167	265	Asia/Manila	
1701500	Mansilingan	PH		10.6311	122.9789	454	Asia/Manila	
1701668	Manila	PH		14.6042	120.9822	1600	Asia/Manila	*
1701947	Mandaue City	PH		10.3236	123.9222	331	Asia/Manila	
1701966	Mandaluyong City	PH		14.5832	121.0409	306	Asia/Manila	
1703417	Makati City	PH		14.5503	121.0327	510	Asia/Manila	
1705357	Lucena	PH		13.9314	121.6172	229	Asia/Manila	
1706090	Lipa City	PH		13.9411	121.1631	212	Asia/Manila	
1706684	Libertad	PH		8.9442	125.5019	250	Asia/Manila	
1707174	Las Piñas	PH		14.4506	120.9828	590	Asia/Manila	
1707267	Lapu-Lapu City	PH		10.3103	123.9494	350	Asia/Manila	
1710914	Imus	PH		14.4297	120.9367	216	Asia/Manila	
1711005	Iloilo	PH		10.6969	122.5644	388	Asia/Manila	
1711082	Iligan City	PH		8.2500	124.4000	312	Asia/Manila	
1711084	Iligan	PH		8.2289	124.2434	343	Asia/Manila	
1713022	General Santos	PH		6.1128	125.1717	680	Asia/Manila	
1713039	General Luna	PH		13.6866	122.1709	9	Asia/Manila	island
1713917	El Nido	PH		11.1858	119.3956	8	Asia/Manila	island
1715348	Davao	PH		7.0731	125.6128	1213	Asia/Manila	
1715430	Dasmariñas	PH		14.3294	120.9367	442	Asia/Manila	
1717512	Cebu City	PH		10.3167	123.8907	799	Asia/Manila	
1720151	Caloocan City	PH		14.6495	120.9679	1500	Asia/Manila	
1720681	Calamba	PH		14.2117	121.1653	317	Asia/Manila	
1720840	Cainta	PH		14.5786	121.1222	283	Asia/Manila	
1721080	Cagayan de Oro	PH		8.4822	124.6472	445	Asia/Manila	
1721281	Cabuyao	PH		14.2726	121.1262	309	Asia/Manila	
1721906	Cabanatuan City	PH		15.4859	120.9665	220	Asia/Manila	
1722186	Butuan	PH		8.9492	125.5436	310	Asia/Manila	
1723510	Budta	PH		7.2042	124.4397	1274	Asia/Manila	
1725094	Binangonan	PH		14.4646	121.1929	219	Asia/Manila	
1725115	Biñan	PH		14.3427	121.0807	300	Asia/Manila	
1726280	Batangas	PH		13.7567	121.0584	237	Asia/Manila	
1728930	Baguio	PH		16.4164	120.5931	273	Asia/Manila	
1729524	Bacoor	PH		14.4590	120.9385	357	Asia/Manila	
1729564	Bacolod City	PH		10.6667	122.9500	455	Asia/Manila	
1730501	Antipolo	PH		14.6258	121.1225	550	Asia/Manila	
1730737	Angeles City	PH		15.1500	120.5833	299	Asia/Manila	
1732752	Johor Bahru	MY		1.4655	103.7578	802	Asia/Kuala_Lumpur	
1732903	Shah Alam	MY		3.0851	101.5328	482	Asia/Kuala_Lumpur	
1732905	Klang	MY		3.0367	101.4433	880	Asia/Kuala_Lumpur	
1733432	Kota Kinabalu	MY		5.9749	116.0724	457	Asia/Kuching	
1734052	Sandakan	MY		5.8402	118.1179	392	Asia/Kuching	
1734199	Tawau	MY		4.2448	117.8911	306	Asia/Kuching	
1734586	Taiping	MY		4.8500	100.7333	218	Asia/Kuala_Lumpur	
1734634	Ipoh	MY		4.5841	101.0829	673	Asia/Kuala_Lumpur	
1734705	Kuala Terengganu	MY		5.3302	103.1408	285	Asia/Kuala_Lumpur	
1734759	Malacca	MY		2.1960	102.2405	181	Asia/Kuala_Lumpur	old-town
1734810	Seremban	MY		2.7297	101.9381	373	Asia/Kuala_Lumpur	
1734821	Sepang	MY		2.6931	101.7498	212	Asia/Kuala_Lumpur	
1735079	Bukit Mertajam	MY		5.3630	100.4667	212	Asia/Kuala_Lumpur	
1735106	George Town	MY		5.4112	100.3354	300	Asia/Kuala_Lumpur	island
1735158	Petaling Jaya	MY		3.1073	101.6067	521	Asia/Kuala_Lumpur	
1735161	Kuala Lumpur	MY		3.1412	101.6865	1454	Asia/Kuala_Lumpur	*
1735227	Kuantan	MY		3.8077	103.3260	366	Asia/Kuala_Lumpur	
1735498	Sungai Petani	MY		5.6470	100.4877	229	Asia/Kuala_Lumpur	
1735634	Kuching	MY		1.5500	110.3333	570	Asia/Kuching	
1736309	Alor Setar	MY		6.1210	100.3601	217	Asia/Kuala_Lumpur	
1736376	Kota Bharu	MY		6.1236	102.2433	1460	Asia/Kuala_Lumpur	
1738050	Miri	MY		4.3993	113.9916	228	Asia/Kuching	
1771023	Kampung Baru Subang	MY		3.1500	101.5333	834	Asia/Kuala_Lumpur	
1783621	Zunyi	CN		27.6867	106.9072	466	Asia/Shanghai	
1783745	Zigong	CN		29.3416	104.7769	690	Asia/Shanghai	
1783763	Zhuzhou	CN		27.8333	113.1500	709	Asia/Shanghai	
1783873	Zhumadian	CN		32.9794	114.0294	720	Asia/Shanghai	
1784130	Zhoukou	CN		33.6333	114.6333	377	Asia/Shanghai	
1784642	Zhenjiang	CN		32.2109	119.4551	633	Asia/Shanghai	
1784658	Zhengzhou	CN		34.7578	113.6486	4254	Asia/Shanghai	
1784853	Zhaoqing	CN		23.0489	112.4609	362	Asia/Shanghai	
1784990	Zhanjiang	CN		21.2814	110.3427	638	Asia/Shanghai	
1785018	Zhangzhou	CN		24.5133	117.6556	590	Asia/Shanghai	
1785286	Zibo	CN		36.7906	118.0633	3129	Asia/Shanghai	
1785294	Anyang	CN		36.0960	114.3828	781	Asia/Shanghai	
1785623	Kunshan	CN		31.3776	120.9543	1600	Asia/Shanghai	
1785725	Yunfu	CN		22.9283	112.0395	2613	Asia/Shanghai	
1785738	Yuncheng	CN		35.0231	110.9928	202	Asia/Shanghai	
1785974	Yuci	CN		37.6803	112.7319	236	Asia/Shanghai	
1786640	Chengzhong	CN		30.9445	113.5528	266	Asia/Shanghai	
1786657	Yinchuan	CN		38.4681	106.2731	475	Asia/Shanghai	
1786764	Yichang	CN		30.7144	111.2847	477	Asia/Shanghai	
1786770	Yibin	CN		28.7593	104.6399	242	Asia/Shanghai	
1787093	Yantai	CN		37.4765	121.4408	719	Asia/Shanghai	
1787227	Yangzhou	CN		32.3972	119.4358	540	Asia/Shanghai	
1787323	Yangshuo	CN		24.7808	110.4897	300	Asia/Shanghai	old-town
1787351	Yangquan	CN		37.8575	113.5633	413	Asia/Shanghai	
1787746	Yancheng	CN		33.3575	120.1573	628	Asia/Shanghai	
1787824	Tongshan	CN		34.1805	117.1571	1199	Asia/Shanghai	
1787858	Shangrao	CN		28.4518	117.9429	319	Asia/Shanghai	
1788046	Xuchang	CN		34.0319	113.8630	1266	Asia/Shanghai	
1788245	Xiuying	CN		20.0007	110.2936	290	Asia/Shanghai	
1788534	Xinyang	CN		32.1228	114.0656	1591	Asia/Shanghai	
1788572	Xinxiang	CN		35.1903	113.8015	744	Asia/Shanghai	
1788618	Xintai	CN		35.9006	117.7519	222	Asia/Shanghai	
1788694	Xinpu	CN		34.5997	119.1594	392	Asia/Shanghai	
1788852	Xining	CN		36.6255	101.7574	768	Asia/Shanghai	
1788927	Xingtai	CN		37.0631	114.4942	612	Asia/Shanghai	
1790353	Xianyang	CN		34.3378	108.7026	1034	Asia/Shanghai	
1790371	Xiantao	CN		30.3708	113.4429	239	Asia/Shanghai	
1790437	Zhuhai	CN		22.2769	113.5678	501	Asia/Shanghai	
1790492	Xiangtan	CN		27.8500	112.9000	674	Asia/Shanghai	
1790587	Xiangyang	CN		32.0422	112.1448	463	Asia/Shanghai	
1790630	Xi’an	CN		34.2583	108.9286	6501	Asia/Shanghai	
1790645	Xiamen	CN		24.4798	118.0819	3531	Asia/Shanghai	
1790840	Wuzhou	CN		23.4833	111.3167	266	Asia/Shanghai	
1790894	Wuxue	CN		29.8506	115.5525	221	Asia/Shanghai	
1790923	Wuxi	CN		31.5689	120.2886	3544	Asia/Shanghai	
1791121	Changde	CN		29.0321	111.6984	518	Asia/Shanghai	
1791236	Wuhu	CN		31.3373	118.3735	508	Asia/Shanghai	
1791247	Wuhan	CN		30.5833	114.2667	9785	Asia/Shanghai	
1791249	Wuhai	CN		39.6844	106.8158	218	Asia/Shanghai	
1791388	Wenzhou	CN		27.9994	120.6668	866	Asia/Shanghai	
1791681	Weifang	CN		36.7100	119.1019	395	Asia/Shanghai	
1792260	Wafangdian	CN		39.6183	122.0081	251	Asia/Shanghai	
1792621	Wusong	CN		30.9500	117.7833	313	Asia/Shanghai	
1792892	Tianshui	CN		34.5795	105.7424	3500	Asia/Shanghai	
1792947	Tianjin	CN		39.1422	117.1767	11090	Asia/Shanghai	
1793346	Tangshan	CN		39.6333	118.1833	3372	Asia/Shanghai	
1793424	Tanggu	CN		39.0211	117.6469	535	Asia/Shanghai	
1793505	Taizhou	CN		32.4907	119.9081	612	Asia/Shanghai	
1793511	Taiyuan	CN		37.8694	112.5603	3427	Asia/Shanghai	
1793724	Tai’an	CN		36.1853	117.1200	5499	Asia/Shanghai	
1793743	Suzhou	CN		33.6361	116.9789	205	Asia/Shanghai	
1793879	Suizhou	CN		31.7111	113.3631	324	Asia/Shanghai	
1794903	Shiyan	CN		32.6475	110.7781	3460	Asia/Shanghai	
1795060	Shiqi	CN		22.5168	113.3852	342	Asia/Shanghai	
1795196	Tongchuanshi	CN		35.0747	109.0850	224	Asia/Shanghai	
1795270	Shijiazhuang	CN		38.0414	114.4786	2835	Asia/Shanghai	
1795565	Shenzhen	CN		22.5455	114.0683	10358	Asia/Shanghai	
1795816	Shashi	CN		30.3072	112.2447	499	Asia/Shanghai	
1795855	Shaoxing	CN		30.0024	120.5786	421	Asia/Shanghai	
1795874	Shaoguan	CN		24.8000	113.5833	629	Asia/Shanghai	
1795940	Shantou	CN		23.3681	116.7148	5329	Asia/Shanghai	
1796236	Shanghai	CN		31.2222	121.4581	22315	Asia/Shanghai	
1796556	Sanya	CN		18.2431	109.5050	145	Asia/Shanghai	beach
1796663	Sanming	CN		26.2486	117.6186	209	Asia/Shanghai	
1797121	Jieyang	CN		23.5418	116.3658	1002	Asia/Shanghai	
1797132	Rizhao	CN		35.4275	119.4553	246	Asia/Shanghai	
1797595	Qinhuangdao	CN		39.9317	119.5883	760	Asia/Shanghai	
1797873	Huai'an	CN		33.5886	119.0192	555	Asia/Shanghai	
1797929	Qingdao	CN		36.0649	120.3804	3719	Asia/Shanghai	
1798422	Puyang Chengguanzhen	CN		35.7051	115.0141	666	Asia/Shanghai	
1798425	Puyang	CN		29.4568	119.8887	3590	Asia/Shanghai	
1798449	Putian	CN		25.4394	119.0103	377	Asia/Shanghai	
1798654	Pingxiang	CN		27.6167	113.8535	372	Asia/Shanghai	
1798827	Pingdingshan	CN		33.7385	113.3012	890	Asia/Shanghai	
1798998	Dadukou	CN		26.5479	101.7054	462	Asia/Shanghai	
1799397	Ningbo	CN		29.8782	121.5494	3492	Asia/Shanghai	
1799491	Neijiang	CN		29.5835	105.0622	547	Asia/Shanghai	
1799629	Nanyang	CN		32.9947	112.5328	252	Asia/Shanghai	
1799722	Nantong	CN		32.0303	120.8747	666	Asia/Shanghai	
1799869	Nanning	CN		22.8167	108.3167	804	Asia/Shanghai	
1799962	Nanjing	CN		32.0617	118.7778	7165	Asia/Shanghai	
1800146	Nanchong	CN		30.7951	106.0847	7150	Asia/Shanghai	
1800163	Nanchang	CN		28.6840	115.8531	2358	Asia/Shanghai	
1800627	Mianyang	CN		31.4678	104.6817	264	Asia/Shanghai	
1801757	Luqiao	CN		28.5802	121.3749	428	Asia/Shanghai	
1801792	Luoyang	CN		34.6836	112.4536	1391	Asia/Shanghai	
1801934	Luohe	CN		33.5639	114.0427	417	Asia/Shanghai	
1802204	Luancheng	CN		37.8792	114.6517	597	Asia/Shanghai	
1802875	Guankou	CN		28.1586	113.6271	1380	Asia/Shanghai	
1803318	Linyi	CN		35.0631	118.3428	271	Asia/Shanghai	
1803331	Linxia Chengguanzhen	CN		35.6003	103.2064	202	Asia/Shanghai	
1803567	Linfen	CN		36.0889	111.5189	233	Asia/Shanghai	
1803834	Liaocheng	CN		36.4560	115.9777	227	Asia/Shanghai	
1803936	Wuwei	CN		37.9267	102.6320	493	Asia/Shanghai	
1804386	Laohekou	CN		32.3858	111.6678	253	Asia/Shanghai	
1804430	Lanzhou	CN		36.0570	103.8399	2628	Asia/Shanghai	
1804540	Langfang	CN		39.5097	116.6947	720	Asia/Shanghai	
1804651	Kunming	CN		25.0389	102.7183	3855	Asia/Shanghai	
1804879	Kaifeng	CN		34.7986	114.3074	900	Asia/Shanghai	
1805179	Jiujiang	CN		29.7048	116.0021	259	Asia/Shanghai	
1805298	Jinzhou	CN		39.1000	121.7167	215	Asia/Shanghai	
1805518	Jining	CN		35.4050	116.5814	450	Asia/Shanghai	
1805618	Jingling	CN		30.6500	113.1000	225	Asia/Shanghai	
1805680	Jingdezhen	CN		29.2947	117.2079	311	Asia/Shanghai	
1805741	Jincheng	CN		35.5022	112.8328	333	Asia/Shanghai	
1805753	Jinan	CN		36.6683	116.9972	4336	Asia/Shanghai	
1805953	Jiaxing	CN		30.7522	120.7500	466	Asia/Shanghai	
1805987	Jiaozuo	CN		35.2397	113.2331	518	Asia/Shanghai	
1806299	Jiangmen	CN		22.5833	113.0833	532	Asia/Shanghai	
1806408	Yangjiang	CN		21.8556	111.9627	400	Asia/Shanghai	
1806445	Ji’an	CN		27.1172	114.9793	245	Asia/Shanghai	
1806466	Guangyuan	CN		32.4420	105.8230	213	Asia/Shanghai	
1806488	Qionghai	CN		19.2425	110.4642	480	Asia/Shanghai	
1806776	Huizhou	CN		23.1115	114.4152	289	Asia/Shanghai	
1806988	Huayin	CN		34.5653	110.0664	242	Asia/Shanghai	
1807234	Huangshi	CN		30.2471	115.0481	688	Asia/Shanghai	
1807508	Huanggang	CN		23.6770	116.9996	226	Asia/Shanghai	
1807681	Huainan	CN		32.6264	116.9969	1028	Asia/Shanghai	
1807700	Huaibei	CN		33.9744	116.7917	903	Asia/Shanghai	
1808198	Heze	CN		35.2393	115.4736	255	Asia/Shanghai	
1808316	Yiyang	CN		28.5892	112.3283	203	Asia/Shanghai	
1808370	Hengyang	CN		26.8895	112.6189	760	Asia/Shanghai	
1808392	Hengshui	CN		37.7322	115.7011	456	Asia/Shanghai	
1808722	Hefei	CN		31.8639	117.2808	3310	Asia/Shanghai	
1808770	Hebi	CN		35.8992	114.1925	245	Asia/Shanghai	
1808926	Hangzhou	CN		30.2936	120.1614	6242	Asia/Shanghai	old-town
1808931	Hangu	CN		39.2489	117.7892	208	Asia/Shanghai	
1808963	Handan	CN		36.6006	114.4678	1358	Asia/Shanghai	
1809078	Haikou	CN		20.0458	110.3417	616	Asia/Shanghai	
1809412	Guli	CN		28.8816	120.0331	536	Asia/Shanghai	
1809461	Guiyang	CN		26.5833	106.7167	1172	Asia/Shanghai	
1809498	Guilin	CN		25.2819	110.2864	649	Asia/Shanghai	old-town
1809858	Guangzhou	CN		23.1167	113.2500	11071	Asia/Shanghai	
1810437	Gaoping	CN		30.7758	106.1029	204	Asia/Shanghai	
1810821	Fuzhou	CN		26.0614	119.3061	1180	Asia/Shanghai	
1811103	Foshan	CN		23.0268	113.1315	3600	Asia/Shanghai	
1812101	Shengli	CN		37.4627	118.4917	306	Asia/Shanghai	
1812545	Dongguan	CN		23.0180	113.7487	8000	Asia/Shanghai	
1812955	Dezhou	CN		37.4513	116.3105	380	Asia/Shanghai	
1813253	Lijiang	CN		26.8688	100.2207	1138	Asia/Shanghai	old-town
1814082	Daliang	CN		22.8407	113.2503	210	Asia/Shanghai	
1814087	Dalian	CN		38.9122	121.6022	4088	Asia/Shanghai	
1814093	Dali	CN		25.5847	100.2123	134	Asia/Shanghai	old-town
1814757	Chuzhou	CN		32.3219	118.2978	281	Asia/Shanghai	
1814906	Chongqing	CN		29.5628	106.5528	7458	Asia/Shanghai	
1815286	Chengdu	CN		30.6667	104.0667	7416	Asia/Shanghai	
1815395	Chaozhou	CN		23.6540	116.6226	425	Asia/Shanghai	
1815456	Changzhou	CN		31.7736	119.9540	949	Asia/Shanghai	
1815463	Changzhi	CN		35.2089	111.7386	700	Asia/Shanghai	
1815577	Changsha	CN		28.1987	112.9709	3094	Asia/Shanghai	
1816080	Cangzhou	CN		38.3167	116.8667	528	Asia/Shanghai	
1816440	Bengbu	CN		32.9408	117.3608	577	Asia/Shanghai	
1816670	Beijing	CN		39.9075	116.3972	11717	Asia/Shanghai	*
1816705	Beihai	CN		21.4833	109.1000	290	Asia/Shanghai	
1816971	Baoding	CN		38.8511	115.4903	996	Asia/Shanghai	
1817720	Shangyu	CN		30.0156	120.8711	770	Asia/Shanghai	
1817968	Anshun	CN		26.2500	105.9333	352	Asia/Shanghai	
1817993	Anqing	CN		30.5136	117.0472	359	Asia/Shanghai	
1818209	Tsuen Wan	HK		22.3714	114.1133	289	Asia/Hong_Kong	
1819609	Kowloon	HK		22.3167	114.1833	2020	Asia/Hong_Kong	
1819729	Hong Kong	HK		22.2783	114.1747	7013	Asia/Hong_Kong	*
1820906	Bandar Seri Begawan	BN		4.8903	114.9401	64	Asia/Brunei	*
1821274	Macau	MO		22.2006	113.5461	520	Asia/Macau	*
1821306	Phnom Penh	KH		11.5625	104.9160	1574	Asia/Phnom_Penh	*
1821940	Takeo	KH		10.9908	104.7850	844	Asia/Phnom_Penh	
1822214	Siem Reap	KH		13.3618	103.8606	139	Asia/Phnom_Penh	old-town
1831142	Sihanoukville	KH		10.6093	103.5296	157	Asia/Phnom_Penh	beach
1833105	Wŏnju	KR		37.3514	127.9453	243	Asia/Seoul	
1833747	Ulsan	KR		35.5372	129.3167	963	Asia/Seoul	
1833788	Uijeongbu-si	KR		37.7415	127.0474	479	Asia/Seoul	
1835235	Daejeon	KR		36.3491	127.3849	1475	Asia/Seoul	
1835329	Daegu	KR		35.8703	128.5911	2567	Asia/Seoul	
1835553	Suwon	KR		37.2911	127.0089	1243	Asia/Seoul	
1835648	Suncheon	KR		34.9505	127.4878	231	Asia/Seoul	
1835848	Seoul	KR		37.5660	126.9784	10349	Asia/Seoul	*
1838524	Busan	KR		35.1017	129.0300	3679	Asia/Seoul	
1838716	Bucheon-si	KR		37.4989	126.7831	851	Asia/Seoul	
1839071	Pohang	KR		36.0292	129.3648	500	Asia/Seoul	
1841066	Mokpo	KR		34.8128	126.3918	268	Asia/Seoul	
1841246	Masan	KR		35.1272	126.8315	434	Asia/Seoul	
1841603	Gyeongju	KR		35.8428	129.2117	155	Asia/Seoul	old-town
1841811	Gwangju	KR		35.1547	126.9156	1417	Asia/Seoul	
1842025	Gunsan	KR		35.9786	126.7114	243	Asia/Seoul	
1842225	Gumi	KR		36.1136	128.3360	291	Asia/Seoul	
1842485	Goyang-si	KR		37.6564	126.8350	1073	Asia/Seoul	
1842943	Kimhae	KR		35.2342	128.8811	356	Asia/Seoul	
1843491	Iksan	KR		35.9439	126.9544	284	Asia/Seoul	
1843564	Incheon	KR		37.4565	126.7052	2628	Asia/Seoul	
1843847	Hwaseong-si	KR		37.2068	126.8169	476	Asia/Seoul	
1845136	Chuncheon	KR		37.8747	127.7342	210	Asia/Seoul	
1845457	Jeonju	KR		35.8219	127.1489	711	Asia/Seoul	
1845604	Cheongju-si	KR		36.6372	127.4897	635	Asia/Seoul	
1845759	Cheonan	KR		36.8065	127.1522	365	Asia/Seoul	
1846052	Chinju	KR		35.1928	128.0847	307	Asia/Seoul	
1846266	Jeju City	KR		33.5097	126.5219	408	Asia/Seoul	island
1846326	Changwon	KR		35.2281	128.6811	550	Asia/Seoul	
1846898	Anyang-si	KR		37.3925	126.9269	634	Asia/Seoul	
1846918	Ansan-si	KR		37.3236	126.8219	651	Asia/Seoul	
1847963	Atsugi	JP	Kanagawa	35.4427	139.3693	229	Asia/Tokyo	
1847966	Akashi	JP	Hyōgo	34.6552	135.0069	297	Asia/Tokyo	
1848254	Yono	JP		35.8833	139.6333	1078	Asia/Tokyo	
1848313	Yokosuka	JP	Kanagawa	35.2836	139.6672	429	Asia/Tokyo	
1848354	Yokohama	JP	Kanagawa	35.4333	139.6500	3574	Asia/Tokyo	
1848373	Yokkaichi	JP		34.9667	136.6167	296	Asia/Tokyo	
1848522	Yao	JP	Osaka	34.6167	135.6000	273	Asia/Tokyo	
1849053	Utsunomiya	JP		36.5667	139.8833	450	Asia/Tokyo	
1849814	Toyota	JP	Aichi	35.0833	137.1500	362	Asia/Tokyo	
1849837	Toyonaka	JP	Osaka	34.7824	135.4693	384	Asia/Tokyo	
1849846	Toyohashi	JP	Aichi	34.7667	137.3833	378	Asia/Tokyo	
1849876	Toyama	JP		36.7000	137.2167	326	Asia/Tokyo	
1850147	Tokyo	JP	Tokyo	35.6895	139.6917	8337	Asia/Tokyo	*
1850158	Tokushima	JP		34.0667	134.5667	267	Asia/Tokyo	
1850181	Tokorozawa	JP		35.7992	139.4690	339	Asia/Tokyo	
1850892	Takayama	JP	Gifu	36.1333	137.2500	67	Asia/Tokyo	old-town
1850910	Takatsuki	JP	Osaka	34.8483	135.6168	354	Asia/Tokyo	
1851002	Takasaki	JP		36.3333	139.0167	241	Asia/Tokyo	
1851012	Takarazuka	JP	Hyōgo	34.7994	135.3570	220	Asia/Tokyo	
1851100	Takamatsu	JP		34.3333	134.0500	334	Asia/Tokyo	
1851483	Suita	JP	Osaka	34.7614	135.5157	352	Asia/Tokyo	
1851604	Sōka	JP		35.8364	139.7996	231	Asia/Tokyo	
1851717	Shizuoka	JP		34.9833	138.3833	702	Asia/Tokyo	
1852225	Shimonoseki	JP		33.9500	130.9500	246	Asia/Tokyo	
1852383	Minato	JP		34.2152	135.1501	375	Asia/Tokyo	
1852899	Sasebo	JP		33.1683	129.7250	237	Asia/Tokyo	
1853195	Sakai	JP	Osaka	34.5833	135.4667	782	Asia/Tokyo	
1853574	Ōtsu	JP		35.0000	135.8667	298	Asia/Tokyo	
1853909	Osaka	JP	Osaka	34.6937	135.5022	2592	Asia/Tokyo	
1854376	Okazaki	JP	Aichi	34.9500	137.1667	352	Asia/Tokyo	
1854383	Okayama	JP		34.6500	133.9333	640	Asia/Tokyo	
1854487	Ōita	JP		33.2333	131.6000	449	Asia/Tokyo	
1854747	Odawara	JP	Kanagawa	35.2556	139.1597	203	Asia/Tokyo	
1854902	Numazu	JP		35.1000	138.8667	204	Asia/Tokyo	
1855207	Nishinomiya-hama	JP	Hyōgo	34.7156	135.3320	469	Asia/Tokyo	
1855395	Nikkō	JP		36.7500	139.6167	16	Asia/Tokyo	old-town
1855431	Niigata	JP		37.8864	139.0059	505	Asia/Tokyo	
1855612	Nara-shi	JP	Nara	34.6850	135.8048	367	Asia/Tokyo	
1856035	Naha	JP	Okinawa	26.2167	127.6833	301	Asia/Tokyo	island
1856057	Nagoya	JP	Aichi	35.1815	136.9064	2191	Asia/Tokyo	
1856177	Nagasaki	JP		32.7500	129.8833	410	Asia/Tokyo	
1856215	Nagano	JP	Nagano	36.6500	138.1833	360	Asia/Tokyo	
1856717	Miyazaki	JP		31.9167	131.4167	311	Asia/Tokyo	
1857144	Minamirinkan	JP	Kanagawa	35.4953	139.4428	224	Asia/Tokyo	
1857519	Matsumoto	JP	Nagano	36.2333	137.9667	211	Asia/Tokyo	
1857553	Matsudo	JP		35.7799	139.9014	470	Asia/Tokyo	
1857843	Maebashi	JP		36.4000	139.0833	283	Asia/Tokyo	
1857871	Machida	JP	Tokyo	35.5403	139.4508	400	Asia/Tokyo	
1857910	Kyoto	JP	Kyoto	35.0211	135.7538	1460	Asia/Tokyo	old-town
1858088	Kurume	JP	Fukuoka	33.3167	130.5167	238	Asia/Tokyo	
1858311	Kurashiki	JP		34.5833	133.7667	438	Asia/Tokyo	
1858421	Kumamoto	JP		32.8059	130.6918	680	Asia/Tokyo	
1858729	Koshigaya	JP		35.8903	139.7892	317	Asia/Tokyo	
1859146	Kochi	JP		33.5500	133.5333	336	Asia/Tokyo	
1859171	Kobe	JP	Hyōgo	34.6913	135.1830	1528	Asia/Tokyo	
1859307	Kitakyushu	JP	Fukuoka	33.8518	130.8503	998	Asia/Tokyo	
1859383	Kishiwada	JP	Osaka	34.4667	135.3667	206	Asia/Tokyo	
1859642	Kawasaki	JP	Kanagawa	35.5206	139.7172	1307	Asia/Tokyo	
1859730	Kawaguchi	JP		35.8052	139.7107	469	Asia/Tokyo	
1859740	Kawagoe	JP		35.9086	139.4853	338	Asia/Tokyo	
1859884	Kasukabe	JP		35.9831	139.7497	207	Asia/Tokyo	
1859891	Kasugai	JP	Aichi	35.2476	136.9723	299	Asia/Tokyo	
1859924	Kashiwa	JP		35.8622	139.9773	340	Asia/Tokyo	
1860243	Kanazawa	JP	Ishikawa	36.6000	136.6167	459	Asia/Tokyo	old-town
1860672	Kamakura	JP	Kanagawa	35.3089	139.5503	166	Asia/Tokyo	old-town
1860704	Kakogawachō-honmachi	JP	Hyōgo	34.7694	134.8290	272	Asia/Tokyo	
1860827	Kagoshima	JP		31.5667	130.5500	555	Asia/Tokyo	
1861416	Ishigaki	JP	Okinawa	24.3448	124.1572	45	Asia/Tokyo	island
1861949	Ichinomiya	JP	Aichi	35.3000	136.8000	280	Asia/Tokyo	
1862033	Ibaraki	JP	Osaka	34.8164	135.5683	274	Asia/Tokyo	
1862415	Hiroshima	JP	Hiroshima	34.4000	132.4500	1144	Asia/Tokyo	old-town
1862462	Hiratsuka	JP	Kanagawa	35.3278	139.3373	259	Asia/Tokyo	
1862540	Hirakata	JP	Osaka	34.8135	135.6491	406	Asia/Tokyo	
1862627	Himeji	JP	Hyōgo	34.8167	134.7000	481	Asia/Tokyo	
1863289	Hamamatsu	JP		34.7000	137.7333	605	Asia/Tokyo	
1863357	Hakone	JP	Kanagawa	35.1895	139.0265	13	Asia/Tokyo	old-town
1863440	Hachiōji	JP	Tokyo	35.6558	139.3239	579	Asia/Tokyo	
1863641	Gifu-shi	JP	Gifu	35.4229	136.7604	398	Asia/Tokyo	
1863917	Fukuyama	JP	Hiroshima	34.4833	133.3667	383	Asia/Tokyo	
1863967	Fukuoka	JP	Fukuoka	33.6000	130.4167	1392	Asia/Tokyo	
1863985	Fukui-shi	JP		36.0644	136.2226	249	Asia/Tokyo	
1864092	Fujisawa	JP	Kanagawa	35.3493	139.4767	395	Asia/Tokyo	
1864134	Fuji	JP		35.1667	138.6833	240	Asia/Tokyo	
1864518	Chōfu	JP	Tokyo	35.6592	139.5484	213	Asia/Tokyo	
1864624	Chigasaki	JP	Kanagawa	35.3364	139.4043	232	Asia/Tokyo	
1864750	Beppu	JP		33.2794	131.4975	125	Asia/Tokyo	old-town
1865387	Amagasaki	JP	Hyōgo	34.7167	135.4167	442	Asia/Tokyo	
1865714	Ageoshimo	JP		35.9714	139.6138	219	Asia/Tokyo	
1866923	Wŏnsan	KP		39.1528	127.4436	329	Asia/Pyongyang	
1869012	Sunch’ŏn	KP		39.4317	125.9328	437	Asia/Pyongyang	
1870883	Sariwŏn	KP		38.5072	125.7558	310	Asia/Pyongyang	
1871859	Pyongyang	KP		39.0339	125.7543	3222	Asia/Pyongyang	*
1873757	Namp’o	KP		38.7375	125.4078	455	Asia/Pyongyang	
1876373	Kaesŏng	KP		37.9708	126.5544	338	Asia/Pyongyang	
1877030	Hŭngnam	KP		39.8317	127.6186	346	Asia/Pyongyang	
1877449	Hamhŭng	KP		39.9183	127.5364	559	Asia/Pyongyang	
1877615	Haeju	KP		38.0406	125.7147	222	Asia/Pyongyang	
1880252	Singapore	SG		1.2897	103.8501	3548	Asia/Singapore	*
1882316	Woodlands	SG		1.4380	103.7888	253	Asia/Singapore	
1884138	Yeosu	KR		34.7606	127.6621	296	Asia/Seoul	
1886760	Suzhou	CN		31.3041	120.5954	5346	Asia/Shanghai	old-town
1897000	Seongnam-si	KR		37.4386	127.1378	1032	Asia/Seoul	
1915223	Zhongshan	CN		21.3199	110.5723	3121	Asia/Shanghai	
1917790	Dadonghai	CN		18.2206	109.5103	2000	Asia/Shanghai	
1926004	Wakayama	JP		34.2333	135.1667	351	Asia/Tokyo	
1926099	Matsuyama	JP		33.8392	132.7657	443	Asia/Tokyo	
1927639	Yueyang	CN		29.3745	113.0948	1200	Asia/Shanghai	
1948005	Kwangmyŏng	KR		37.4772	126.8664	358	Asia/Seoul	
1978681	Malingao	PH		7.1608	124.4750	1122	Asia/Manila	
2013159	Yakutsk	RU		62.0339	129.7331	236	Asia/Yakutsk	
2013348	Vladivostok	RU		43.1056	131.8735	587	Asia/Vladivostok	
2014407	Ulan-Ude	RU		51.8272	107.6063	360	Asia/Irkutsk	
2021851	Komsomolsk-on-Amur	RU		50.5503	137.0100	276	Asia/Vladivostok	
2022890	Khabarovsk	RU		48.4827	135.0838	579	Asia/Vladivostok	
2023469	Irkutsk	RU		52.2978	104.2964	587	Asia/Irkutsk	
2025339	Chita	RU		52.0317	113.5009	309	Asia/Chita	
2026609	Blagoveshchensk	RU		50.2796	127.5405	221	Asia/Yakutsk	
2027667	Angarsk	RU		52.5367	103.8864	243	Asia/Irkutsk	
2028462	Ulan Bator	MN		47.9077	106.8832	845	Asia/Ulaanbaatar	*
2033196	Zhangjiakou	CN		40.8100	114.8794	693	Asia/Shanghai	
2033370	Yingkou	CN		40.6648	122.2283	591	Asia/Shanghai	
2033467	Yanji	CN		42.9075	129.5078	327	Asia/Shanghai	
2033574	Zhangjiakou Shi Xuanhua Qu	CN		40.6103	115.0447	373	Asia/Shanghai	
2034400	Tongliao	CN		43.6125	122.2653	261	Asia/Shanghai	
2034414	Tonghua	CN		41.7197	125.9264	510	Asia/Shanghai	
2034439	Tieling	CN		42.2931	123.8414	334	Asia/Shanghai	
2034655	Suihua	CN		46.6395	126.9951	252	Asia/Shanghai	
2034714	Siping	CN		43.1614	124.3778	556	Asia/Shanghai	
2034786	Shuangyashan	CN		46.6361	131.1539	600	Asia/Shanghai	
2034937	Shenyang	CN		41.7922	123.4328	6256	Asia/Shanghai	
2035261	Taihecun	CN		45.7635	130.8505	345	Asia/Shanghai	
2035265	Qiqihar	CN		47.3409	123.9604	882	Asia/Shanghai	
2035513	Panshan	CN		41.1881	122.0494	625	Asia/Shanghai	
2035715	Mudanjiang	CN		44.5833	129.6000	666	Asia/Shanghai	
2036109	Liaoyuan	CN		42.9036	125.1358	465	Asia/Shanghai	
2036113	Liaoyang	CN		41.2719	123.1731	688	Asia/Shanghai	
2036389	Jixi	CN		45.3011	130.9572	404	Asia/Shanghai	
2036427	Jinzhou	CN		41.1078	121.1417	604	Asia/Shanghai	
2036434	Lianshan	CN		40.7643	120.8533	313	Asia/Shanghai	
2036458	Jining	CN		41.0275	113.1058	259	Asia/Shanghai	
2036502	Jilin	CN		43.8508	126.5603	1882	Asia/Shanghai	
2036581	Jiamusi	CN		46.7993	130.3163	550	Asia/Shanghai	
2036670	Hulan Ergi	CN		47.2042	123.6333	265	Asia/Shanghai	
2036892	Hohhot	CN		40.8106	111.6522	774	Asia/Shanghai	
2036986	Hegang	CN		47.3512	130.3001	743	Asia/Shanghai	
2037013	Harbin	CN		45.7500	126.6500	5879	Asia/Shanghai	
2037078	Hailar	CN		49.2000	119.7000	211	Asia/Shanghai	
2037346	Fuxin	CN		42.0156	121.6589	689	Asia/Shanghai	
2037355	Fushun	CN		41.8867	123.9436	1401	Asia/Shanghai	
2037799	Datong	CN		40.0936	113.2914	1053	Asia/Shanghai	
2037860	Daqing	CN		46.5833	125.0000	203	Asia/Shanghai	
2037886	Dandong	CN		40.1292	124.3947	632	Asia/Pyongyang	
2038067	Chifeng	CN		42.2683	118.9636	347	Asia/Shanghai	
2038087	Chengde	CN		40.9519	117.9588	449	Asia/Shanghai	
2038120	Chaoyang	CN		41.5703	120.4586	410	Asia/Shanghai	
2038180	Changchun	CN		43.8800	125.3228	4193	Asia/Shanghai	
2038300	Benxi	CN		41.2886	123.7650	988	Asia/Shanghai	
2038365	Bei’an	CN		48.2667	126.6000	436	Asia/Shanghai	
2038432	Baotou	CN		40.5834	110.0167	1302	Asia/Shanghai	
2038569	Baicheng	CN		45.6075	122.8208	317	Asia/Shanghai	
2038632	Anshan	CN		41.1236	122.9900	1199	Asia/Shanghai	
2040893	Sinŭiju	KP		40.1006	124.3981	288	Asia/Pyongyang	
2043572	Kanggye	KP		40.9695	126.5852	210	Asia/Pyongyang	
2044757	Chongjin	KP		41.7956	129.7758	327	Asia/Pyongyang	
2051523	Bratsk	RU		56.1325	101.6142	257	Asia/Irkutsk	
2057087	Kupang	ID		-10.1708	123.6069	282	Asia/Makassar	
2060604	Tanunda	AU	South Australia	-34.5234	138.9598	5	Australia/Adelaide	vineyard
2063523	Perth	AU	Western Australia	-31.9522	115.8614	1897	Australia/Perth	
2066981	Margaret River	AU	Western Australia	-33.9550	115.0760	8	Australia/Perth	vineyard
2073124	Darwin	AU	Northern Territory	-12.4611	130.8418	129	Australia/Darwin	beach
2075720	Broome	AU	Western Australia	-17.9554	122.2392	5	Australia/Perth	beach
2077895	Alice Springs	AU	Northern Territory	-23.6975	133.8836	25	Australia/Darwin	desert
2078025	Adelaide	AU	South Australia	-34.9287	138.5986	1225	Australia/Adelaide	
2078127	Flying Fish Cove	CX		-10.4217	105.6791	1	Indian/Christmas	*
2081986	Palikir - National Government Center	FM		6.9248	158.1611	0	Pacific/Pohnpei	*
2088122	Port Moresby	PG		-9.4772	147.1509	284	Pacific/Port_Moresby	*
2108502	Honiara	SB		-9.4333	159.9500	56	Pacific/Guadalcanal	*
2110257	Tarawa	KI		1.3278	172.9770	40	Pacific/Tarawa	*
2110394	Funafuti	TV		-8.5243	179.1942	4	Pacific/Funafuti	*
2110556	Yamagata	JP		38.2333	140.3667	255	Asia/Tokyo	
2111149	Sendai	JP		38.2667	140.8667	1063	Asia/Tokyo	
2111834	Morioka	JP		39.7000	141.1500	295	Asia/Tokyo	
2111901	Mito	JP		36.3500	140.4500	247	Asia/Tokyo	
2112141	Kōriyama	JP		37.4000	140.3833	341	Asia/Tokyo	
2112539	Iwaki	JP		37.0500	140.8833	357	Asia/Tokyo	
2112664	Ichihara	JP		35.5167	140.0833	284	Asia/Tokyo	
2112923	Fukushima	JP		37.7500	140.4667	294	Asia/Tokyo	
2113015	Chiba	JP		35.6000	140.1167	920	Asia/Tokyo	
2113126	Akita	JP		39.7167	140.1167	320	Asia/Tokyo	
2113779	Majuro	MH		7.0897	171.3803	25	Pacific/Majuro	*
2128295	Sapporo	JP	Hokkaido	43.0667	141.3500	1883	Asia/Tokyo	
2130188	Hakodate	JP	Hokkaido	41.7758	140.7367	276	Asia/Tokyo	
2130203	Hachinohe	JP		40.5000	141.5000	239	Asia/Tokyo	
2130629	Asahikawa	JP	Hokkaido	43.7706	142.3649	357	Asia/Tokyo	
2130658	Aomori	JP		40.8167	140.7333	298	Asia/Tokyo	
2135171	Port-Vila	VU		-17.7365	168.3137	36	Pacific/Efate	*
2139521	Nouméa	NC		-22.2741	166.4488	93	Pacific/Noumea	*
2147714	Sydney	AU	New South Wales	-33.8678	151.2073	4627	Australia/Sydney	
2152681	Port Douglas	AU	Queensland	-16.4838	145.4673	8	Australia/Brisbane	beach
2152799	Pokolbin	AU	New South Wales	-32.8000	151.2833	1	Australia/Sydney	vineyard
2155135	Noosa	AU	Queensland	-26.3943	153.0901	7	Australia/Brisbane	beach
2155472	Newcastle	AU	New South Wales	-32.9295	151.7801	308	Australia/Sydney	
2158177	Melbourne	AU	Victoria	-37.8140	144.9633	4246	Australia/Melbourne	
2161314	Kingston	NF		-29.0546	167.9663	1	Pacific/Norfolk	*
2161776	Katoomba	AU	New South Wales	-33.7198	150.3074	8	Australia/Sydney	mountain
2162255	Jindabyne	AU	New South Wales	-36.4175	148.6225	7	Australia/Sydney	ski
2163355	Hobart	AU	Tasmania	-42.8794	147.3294	217	Australia/Hobart	
2163701	Healesville	AU	Victoria	-37.6540	145.5172	7	Australia/Melbourne	vineyard
2165087	Gold Coast	AU	Queensland	-28.0003	153.4309	591	Australia/Brisbane	beach
2165798	Geelong	AU	Victoria	-38.1471	144.3607	226	Australia/Melbourne	
2171507	Wollongong	AU	New South Wales	-34.4240	150.8935	292	Australia/Sydney	
2172517	Canberra	AU	Australian Capital Territory	-35.2835	149.1281	368	Australia/Sydney	*
2172797	Cairns	AU	Queensland	-16.9237	145.7661	153	Australia/Brisbane	beach
2172880	Byron Bay	AU	New South Wales	-28.6499	153.6125	6	Australia/Sydney	beach
2174003	Brisbane	AU	Queensland	-27.4679	153.0281	2190	Australia/Brisbane	
2179537	Wellington	NZ		-41.2866	174.7756	382	Pacific/Auckland	*
2181625	Te Anau	NZ		-45.4167	167.7167	2	Pacific/Auckland	mountain
2184707	Wanaka	NZ		-44.7000	169.1500	4	Pacific/Auckland	ski
2185081	Paihia	NZ		-35.2807	174.0910	2	Pacific/Auckland	beach
2186313	Napier	NZ		-39.4926	176.9123	57	Pacific/Auckland	vineyard
2187404	Manukau City	NZ		-36.9928	174.8799	362	Pacific/Auckland	
2192362	Christchurch	NZ		-43.5333	172.6333	364	Pacific/Auckland	
2193733	Auckland	NZ		-36.8485	174.7635	418	Pacific/Auckland	
2198148	Suva	FJ		-18.1416	178.4415	77	Pacific/Fiji	*island
2202064	Nadi	FJ		-17.8031	177.4162	42	Pacific/Fiji	island
2208032	Tauranga	NZ		-37.6861	176.1667	110	Pacific/Auckland	beach
2210221	Tarhuna	LY		32.4350	13.6332	211	Africa/Tripoli	
2210247	Tripoli	LY		32.8874	13.1873	1151	Africa/Tripoli	*
2214846	Mişrātah	LY		32.3753	15.0925	386	Africa/Tripoli	
2218970	Az Zāwīyah	LY		32.7571	12.7276	200	Africa/Tripoli	
2219905	Al Khums	LY		32.6486	14.2619	202	Africa/Tripoli	
2220957	Yaoundé	CM		3.8667	11.5167	1299	Africa/Douala	*
2224827	Ngaoundéré	CM		7.3277	13.5847	231	Africa/Douala	
2226275	Mokolo	CM		10.7424	13.8023	275	Africa/Douala	
2228373	Maroua	CM		10.5909	14.3159	320	Africa/Douala	
2229798	Kousséri	CM		12.0769	15.0306	436	Africa/Douala	
2231320	Garoua	CM		9.3014	13.3977	437	Africa/Douala	
2232239	Edéa	CM		3.8000	10.1333	203	Africa/Douala	
2232593	Douala	CM		4.0483	9.7043	1338	Africa/Douala	
2234359	Bertoua	CM		4.5773	13.6846	218	Africa/Douala	
2234974	Bamenda	CM		5.9597	10.1460	394	Africa/Douala	
2235189	Bafoussam	CM		5.4778	10.4176	291	Africa/Douala	
2239076	N’dalatando	AO		-9.2978	14.9116	383	Africa/Luanda	
2240449	Luanda	AO		-8.8368	13.2343	2776	Africa/Luanda	*
2244322	Touba	SN		14.8500	-15.8833	529	Africa/Dakar	
2244799	Thiès Nones	SN		14.7833	-16.9667	252	Africa/Dakar	
2244802	Thiès	SN		14.7894	-16.9260	320	Africa/Dakar	
2246678	Pikine	SN		14.7646	-17.3907	874	Africa/Dakar	
2253354	Dakar	SN		14.6937	-17.4441	2476	Africa/Dakar	*
2255414	Pointe-Noire	CG		-4.7761	11.8635	659	Africa/Brazzaville	
2260535	Brazzaville	CG		-4.2661	15.2832	1285	Africa/Brazzaville	*
2261658	Porto Santo	PT	Madeira	33.0592	-16.3337	0	Atlantic/Madeira	island
2262744	Tavira	PT	Faro	37.1273	-7.6486	15	Europe/Lisbon	beach
2262912	Sintra	PT	Lisbon	38.8010	-9.3783	26	Europe/Lisbon	old-town
2264299	Vilamoura	PT	Faro	37.0695	-8.1006	19	Europe/Lisbon	beach
2264456	Portimão	PT	Faro	37.1386	-8.5378	38	Europe/Lisbon	beach
2265485	Óbidos	PT	Leiria	39.3606	-9.1567	11	Europe/Lisbon	old-town
2265552	Nazaré	PT	Leiria	39.6029	-9.0684	9	Europe/Lisbon	beach
2267057	Lisbon	PT	Lisbon	38.7167	-9.1333	518	Europe/Lisbon	*
2267226	Lagos	PT	Faro	37.1020	-8.6742	19	Europe/Lisbon	beach
2267827	Funchal	PT	Madeira	32.6657	-16.9255	101	Atlantic/Madeira	island
2268406	Évora	PT	Évora	38.5667	-7.9000	56	Europe/Lisbon	vineyard
2269594	Cascais	PT	Lisbon	38.6968	-9.4215	36	Europe/Lisbon	beach
2272222	Albufeira	PT	Faro	37.0882	-8.2503	16	Europe/Lisbon	beach
2274895	Monrovia	LR		6.3005	-10.7969	940	Africa/Monrovia	*
2279755	Yamoussoukro	CI		6.8205	-5.2767	195	Africa/Abidjan	*
2290486	Daloa	CI		6.8773	-6.4502	216	Africa/Abidjan	
2290956	Bouaké	CI		7.6939	-5.0303	567	Africa/Abidjan	
2293521	Abobo	CI		5.4161	-4.0159	900	Africa/Abidjan	
2293538	Abidjan	CI		5.3544	-4.0017	3677	Africa/Abidjan	
2294877	Tamale	GH		9.4008	-0.8393	361	Africa/Accra	
2294915	Takoradi	GH		4.8982	-1.7603	233	Africa/Accra	
2298890	Kumasi	GH		6.6885	-1.6244	1469	Africa/Accra	
2306079	Atsiaman	GH		5.6978	-0.3282	203	Africa/Accra	
2306104	Accra	GH		5.5560	-0.1969	1963	Africa/Accra	*
2309527	Malabo	GQ		3.7558	8.7817	156	Africa/Malabo	*
2314302	Kinshasa	CD		-4.3276	15.3136	7786	Africa/Kinshasa	*
2317765	Zaria	NG		11.1113	7.7227	975	Africa/Lagos	
2319133	Warri	NG		5.5174	5.7501	536	Africa/Lagos	
2319480	Uyo	NG		5.0513	7.9335	437	Africa/Lagos	
2320576	Umuahia	NG		5.5249	7.4946	265	Africa/Lagos	
2320831	Ugep	NG		5.8087	8.0810	200	Africa/Lagos	
2322911	Sokoto	NG		13.0627	5.2432	564	Africa/Lagos	
2323411	Shagamu	NG		6.8485	3.6463	215	Africa/Lagos	
2324774	Port Harcourt	NG		4.7774	7.0134	1149	Africa/Lagos	
2325200	Oyo	NG		7.8526	3.9312	736	Africa/Lagos	
2325314	Owo	NG		7.1962	5.5868	277	Africa/Lagos	
2325330	Owerri	NG		5.4836	7.0332	215	Africa/Lagos	
2326016	Onitsha	NG		6.1498	6.7857	561	Africa/Lagos	
2326171	Ondo	NG		7.0932	4.8353	257	Africa/Lagos	
2327220	Okene	NG		7.5512	6.2359	479	Africa/Lagos	
2329821	Mubi	NG		10.2686	13.2670	226	Africa/Lagos	
2330100	Minna	NG		9.6152	6.5478	292	Africa/Lagos	
2331140	Makurdi	NG		7.7337	8.5214	293	Africa/Lagos	
2331447	Maiduguri	NG		11.8469	13.1571	1112	Africa/Lagos	
2332121	Lekki	NG		6.4095	4.0915	401	Africa/Lagos	
2332459	Lagos	NG		6.4541	3.3947	9000	Africa/Lagos	
2334802	Katsina	NG		12.9908	7.6018	432	Africa/Lagos	
2335204	Kano	NG		12.0001	8.5167	3626	Africa/Lagos	
2335727	Kaduna	NG		10.5264	7.4388	1582	Africa/Lagos	
2335953	Jos	NG		9.9285	8.8921	817	Africa/Lagos	
2336056	Jimeta	NG		9.2795	12.4582	248	Africa/Lagos	
2336905	Iwo	NG		7.6353	4.1816	250	Africa/Lagos	
2337639	Ilorin	NG		8.4966	4.5421	814	Africa/Lagos	
2337704	Ilesa	NG		7.6279	4.7416	278	Africa/Lagos	
2338106	Ikot Ekpene	NG		5.1819	7.7148	255	Africa/Lagos	
2338273	Ikire	NG		7.3698	4.1863	222	Africa/Lagos	
2338313	Ikeja	NG		6.5965	3.3420	313	Africa/Lagos	
2338400	Ijebu-Ode	NG		6.8194	3.9173	209	Africa/Lagos	
2339354	Ibadan	NG		7.3776	3.9059	3565	Africa/Lagos	
2339937	Gusau	NG		12.1702	6.6641	227	Africa/Lagos	
2340451	Gombe	NG		10.2897	11.1673	250	Africa/Lagos	
2343279	Enugu	NG		6.4413	7.4988	689	Africa/Lagos	
2343983	Efon-Alaaye	NG		7.6565	4.9223	279	Africa/Lagos	
2344082	Ebute Ikorodu	NG		6.6009	3.4882	536	Africa/Lagos	
2346229	Calabar	NG		4.9589	8.3270	462	Africa/Lagos	
2347283	Benin City	NG		6.3381	5.6258	1125	Africa/Lagos	
2347470	Bauchi	NG		10.3103	9.8439	316	Africa/Lagos	
2349019	Atani	NG		6.0128	6.7477	230	Africa/Lagos	
2350841	Akure	NG		7.2526	5.1931	421	Africa/Lagos	
2352379	Ado-Ekiti	NG		7.6233	5.2209	424	Africa/Lagos	
2352778	Abuja	NG		9.0579	7.4951	590	Africa/Lagos	*
2352947	Abeokuta	NG		7.1557	3.3451	593	Africa/Lagos	
2353151	Aba	NG		5.1066	7.3667	898	Africa/Lagos	
2357048	Ouagadougou	BF		12.3657	-1.5339	1087	Africa/Ouagadougou	*
2362344	Bobo-Dioulasso	BF		11.1771	-4.2979	360	Africa/Ouagadougou	
2365267	Lomé	TG		6.1287	1.2215	750	Africa/Lome	*
2374775	Bissau	GW		11.8636	-15.5977	388	Africa/Bissau	*
2377450	Nouakchott	MR		18.0858	-15.9785	661	Africa/Nouakchott	*
2380519	Chinguetti	MR		20.4630	-12.3620	5	Africa/Nouakchott	old-town
2389853	Bangui	CF		4.3612	18.5550	542	Africa/Bangui	*
2392087	Porto-Novo	BJ		6.4965	2.6036	234	Africa/Porto-Novo	*
2394560	Djougou	BJ		9.7085	1.6660	237	Africa/Porto-Novo	
2394819	Cotonou	BJ		6.3654	2.4183	780	Africa/Porto-Novo	
2395914	Abomey-Calavi	BJ		6.4485	2.3557	386	Africa/Porto-Novo	
2399697	Libreville	GA		0.3924	9.4536	578	Africa/Libreville	*
2409306	Freetown	SL		8.4871	-13.2356	803	Africa/Freetown	*
2410763	São Tomé	ST		0.3365	6.7273	53	Africa/Sao_Tome	*
2411585	Gibraltar	GI		36.1447	-5.3526	27	Europe/Gibraltar	*
2411989	Serekunda	GM		13.4383	-16.6781	340	Africa/Banjul	
2413876	Banjul	GM		13.4527	-16.5780	35	Africa/Banjul	*
2413920	Bakau	GM		13.4781	-16.6819	43	Africa/Banjul	beach
2422465	Conakry	GN		9.5380	-13.6773	1767	Africa/Conakry	*
2422488	Camayenne	GN		9.5350	-13.6878	1871	Africa/Conakry	
2427123	N'Djamena	TD		12.1067	15.0444	721	Africa/Ndjamena	*
2440485	Niamey	NE		13.5137	2.1098	774	Africa/Niamey	*
2460596	Bamako	ML		12.6500	-8.0000	1297	Africa/Bamako	*
2464470	Tunis	TN		36.8190	10.1658	693	Africa/Tunis	*
2464648	Tozeur	TN		33.9197	8.1335	35	Africa/Tunis	desert
2464915	Sousse	TN		35.8254	10.6370	164	Africa/Tunis	beach
2467454	Sfax	TN		34.7406	10.7603	277	Africa/Tunis	
2471287	Douz	TN		33.4663	9.0203	28	Africa/Tunis	desert
2473744	Hammamet	TN		36.4000	10.6167	54	Africa/Tunis	beach
2474141	Boumerdas	DZ		36.7664	3.4772	786	Africa/Algiers	
2477461	Tébessa	DZ		35.4042	8.1242	634	Africa/Algiers	
2481700	Sétif	DZ		36.1911	5.4137	288	Africa/Algiers	
2485926	Oran	DZ		35.6991	-0.6359	646	Africa/Algiers	
2501152	Constantine	DZ		36.3650	6.6147	450	Africa/Algiers	
2503826	Biskra	DZ		34.8504	5.7280	308	Africa/Algiers	
2505572	Batna	DZ		35.5560	6.1741	281	Africa/Algiers	
2505854	Bab Ezzouar	DZ		36.7261	3.1829	276	Africa/Algiers	
2506999	Annaba	DZ		36.9000	7.7667	207	Africa/Algiers	
2507480	Algiers	DZ		36.7323	3.0875	1978	Africa/Algiers	*
2509954	Valencia	ES	Valencia	39.4697	-0.3774	814	Europe/Madrid	
2510281	Torremolinos	ES	Andalusia	36.6204	-4.4998	65	Europe/Madrid	beach
2510409	Toledo	ES	Castile-La Mancha	39.8581	-4.0226	82	Europe/Madrid	old-town
2510911	Sevilla	ES	Andalusia	37.3828	-5.9732	703	Europe/Madrid	
2511174	Santa Cruz de Tenerife	ES	Canary Islands	28.4682	-16.2546	222	Atlantic/Canary	
2511730	Ronda	ES	Andalusia	36.7423	-5.1671	37	Europe/Madrid	old-town
2512196	Puerto de la Cruz	ES	Canary Islands	28.4140	-16.5487	32	Atlantic/Canary	island
2512989	Palma	ES	Balearic Islands	39.5694	2.6502	401	Europe/Madrid	island
2513240	Nerja	ES	Andalusia	36.7528	-3.8744	22	Europe/Madrid	beach
2513416	Murcia	ES	Murcia	37.9870	-1.1300	437	Europe/Madrid	
2514042	Maspalomas	ES	Canary Islands	27.7606	-15.5860	33	Atlantic/Canary	island
2514169	Marbella	ES	Andalusia	36.5154	-4.8858	135	Europe/Madrid	beach
2514256	Málaga	ES	Andalusia	36.7202	-4.4203	568	Europe/Madrid	
2514301	Maó	ES	Balearic Islands	39.8885	4.2658	29	Europe/Madrid	island
2515270	Las Palmas de Gran Canaria	ES	Canary Islands	28.0997	-15.4134	382	Atlantic/Canary	
2516326	Jerez de la Frontera	ES	Andalusia	36.6865	-6.1361	208	Europe/Madrid	vineyard
2516479	Ibiza	ES	Balearic Islands	38.9088	1.4330	49	Europe/Madrid	island
2517117	Granada	ES	Andalusia	37.1882	-3.6067	234	Europe/Madrid	old-town
2518559	Elche	ES	Valencia	38.2622	-0.7011	230	Europe/Madrid	
2519217	Corralejo	ES	Canary Islands	28.7308	-13.8675	14	Atlantic/Canary	island
2519240	Córdoba	ES	Andalusia	37.8916	-4.7728	328	Europe/Madrid	old-town
2519289	Conil de la Frontera	ES	Andalusia	36.2772	-6.0885	21	Europe/Madrid	beach
2520058	Cartagena	ES	Murcia	37.6051	-0.9862	212	Europe/Madrid	
2520600	Cádiz	ES	Andalusia	36.5267	-6.2891	127	Europe/Madrid	old-town
2521088	Benidorm	ES	Valencia	38.5382	-0.1310	71	Europe/Madrid	beach
2521570	Arrecife	ES	Canary Islands	28.9630	-13.5477	59	Atlantic/Canary	island
2521978	Alicante	ES	Valencia	38.3452	-0.4815	335	Europe/Madrid	
2522091	Alcúdia	ES	Balearic Islands	39.8532	3.1214	19	Europe/Madrid	island
2522437	Adeje	ES	Canary Islands	28.1227	-16.7260	43	Atlantic/Canary	island
2522847	Tropea	IT	Calabria	38.6745	15.8950	6	Europe/Rome	beach
2522975	Taormina	IT	Sicily	37.8536	15.2885	6	Europe/Rome	island
2523083	Siracusa	IT	Sicily	37.0754	15.2866	97	Europe/Rome	old-town
2523920	Palermo	IT	Sicily	38.1320	13.3356	648	Europe/Rome	
2524170	Messina	IT	Sicily	38.1939	15.5526	220	Europe/Rome	
2524379	Lipari	IT	Sicily	38.4674	14.9540	4	Europe/Rome	island
2525041	Cefalù	IT	Sicily	38.0386	14.0229	12	Europe/Rome	beach
2525068	Catania	IT	Sicily	37.4922	15.0704	291	Europe/Rome	island
2525473	Cagliari	IT	Sardinia	39.2305	9.1192	149	Europe/Rome	island
2526452	Zagora	MA		30.3324	-5.8384	35	Africa/Casablanca	desert
2528910	Tétouan	MA		35.5784	-5.3684	326	Africa/Casablanca	
2529013	Temara	MA		33.9287	-6.9066	314	Africa/Casablanca	
2530335	Tangier	MA		35.7673	-5.7998	688	Africa/Casablanca	
2537763	Sale	MA		34.0531	-6.7985	903	Africa/Casablanca	
2537881	Safi	MA	Marrakech-Safi	32.2994	-9.2372	288	Africa/Casablanca	
2538475	Rabat	MA		34.0132	-6.8326	1656	Africa/Casablanca	*
2540483	Oujda-Angad	MA		34.6814	-1.9086	405	Africa/Casablanca	
2542715	Meknès	MA		33.8935	-5.5473	546	Africa/Casablanca	old-town
2542997	Marrakech	MA	Marrakech-Safi	31.6342	-7.9999	839	Africa/Casablanca	old-town
2544571	Kenitra	MA		34.2610	-6.5802	367	Africa/Casablanca	
2548885	Fès	MA		34.0331	-5.0003	965	Africa/Casablanca	old-town
2549263	Essaouira	MA	Marrakech-Safi	31.5125	-9.7700	71	Africa/Casablanca	beach
2553455	Chefchaouen	MA		35.1688	-5.2636	36	Africa/Casablanca	old-town
2553604	Casablanca	MA		33.5883	-7.6114	3145	Africa/Casablanca	
2558545	Al Hoceïma	MA		35.2516	-3.9372	396	Africa/Casablanca	
2561668	Agadir	MA	Souss-Massa	30.4202	-9.5982	698	Africa/Casablanca	beach
2562305	Valletta	MT		35.8997	14.5148	7	Europe/Malta	*
2562501	Sliema	MT		35.9125	14.5019	11	Europe/Malta	island
2562557	St. Julian's	MT		35.9184	14.4898	7	Europe/Malta	island
2562619	Victoria	MT		36.0444	14.2397	7	Europe/Malta	island
2593460	Masina	CD		-4.3836	15.3914	485	Africa/Kinshasa	
2611396	Tórshavn	FO		62.0097	-6.7716	13	Atlantic/Faroe	*
2613939	Skagen	DK		57.7209	10.5839	10	Europe/Copenhagen	old-town
2614553	Rønne	DK		55.1009	14.7066	14	Europe/Copenhagen	island
2614813	Ribe	DK		55.3305	8.7697	8	Europe/Copenhagen	old-town
2615876	Odense	DK		55.3959	10.3883	146	Europe/Copenhagen	old-town
2618425	Copenhagen	DK		55.6759	12.5655	1154	Europe/Copenhagen	*
2624652	Aarhus	DK		56.1567	10.2108	238	Europe/Copenhagen	old-town
2624886	Aalborg	DK		57.0480	9.9187	122	Europe/Copenhagen	old-town
2633274	Akureyri	IS		65.6835	-18.0878	18	Atlantic/Reykjavik	mountain
2633352	York	GB	England	53.9576	-1.0827	154	Europe/London	old-town
2633691	Wolverhampton	GB	England	52.5855	-2.1230	253	Europe/London	
2633842	Windsor	GB	England	51.4833	-0.6000	33	Europe/London	old-town
2633851	Windermere	GB	England	54.3809	-2.9071	8	Europe/London	mountain
2634341	City of Westminster	GB	England	51.4975	-0.1357	248	Europe/London	
2636432	Swansea	GB	Wales	51.6208	-3.9432	300	Europe/London	
2636531	Sunderland	GB	England	54.9046	-1.3822	335	Europe/London	
2636713	Stratford-upon-Avon	GB	England	52.1917	-1.7073	28	Europe/London	old-town
2636841	Stoke-on-Trent	GB	England	53.0042	-2.1854	373	Europe/London	
2636910	Stirling	GB	Scotland	56.1190	-3.9368	36	Europe/London	old-town
2637433	Southend-on-Sea	GB	England	51.5378	0.7143	295	Europe/London	
2637487	Southampton	GB	England	50.9040	-1.4043	246	Europe/London	
2638077	Sheffield	GB	England	53.3830	-1.4659	685	Europe/London	
2638419	Scarborough	GB	England	54.2797	-0.4044	62	Europe/London	beach
2638778	St Ives	GB	England	50.2086	-5.4875	10	Europe/London	beach
2638864	St Andrews	GB	Scotland	56.3387	-2.7990	17	Europe/London	old-town
2639577	Reading	GB	England	51.4562	-0.9711	318	Europe/London	
2639912	Preston	GB	England	53.7628	-2.7045	313	Europe/London	
2640006	Portree	GB	Scotland	57.4129	-6.1942	2	Europe/London	island
2640194	Plymouth	GB	England	50.3715	-4.1430	260	Europe/London	
2640729	Oxford	GB	England	51.7522	-1.2560	171	Europe/London	old-town
2641170	Nottingham	GB	England	52.9536	-1.1505	730	Europe/London	
2641181	Norwich	GB	England	52.6278	1.2983	213	Europe/London	
2641430	Northampton	GB	England	52.2500	-0.8833	216	Europe/London	
2641589	Newquay	GB	England	50.4156	-5.0732	20	Europe/London	beach
2641598	Newport	GB	Wales	51.5877	-2.9983	307	Europe/London	island
2642465	Milton Keynes	GB	England	52.0417	-0.7558	230	Europe/London	
2643123	Manchester	GB	England	53.4809	-2.2374	396	Europe/London	
2643339	Luton	GB	England	51.8797	-0.4175	258	Europe/London	
2643743	London	GB	England	51.5085	-0.1257	7557	Europe/London	*
2644120	Llandudno	GB	Wales	53.3250	-3.8315	15	Europe/London	beach
2644210	Liverpool	GB	England	53.4106	-2.9779	864	Europe/London	
2644668	Leicester	GB	England	52.6386	-1.1317	509	Europe/London	
2644688	Leeds	GB	England	53.7965	-1.5478	455	Europe/London	
2645425	Kingston upon Hull	GB	England	53.7446	-0.3352	314	Europe/London	
2645756	Keswick	GB	England	54.5995	-3.1326	4	Europe/London	mountain
2646003	Islington	GB	England	51.5362	-0.1030	319	Europe/London	
2646088	Inverness	GB	Scotland	57.4791	-4.2240	47	Europe/London	old-town
2648579	Glasgow	GB	Scotland	55.8651	-4.2576	592	Europe/London	
2649169	Fort William	GB	Scotland	56.8165	-5.1121	6	Europe/London	mountain
2650225	Edinburgh	GB	Scotland	55.9521	-3.1965	465	Europe/London	old-town
2651347	Derby	GB	England	52.9228	-1.4766	270	Europe/London	
2652221	Coventry	GB	England	52.4066	-1.5122	359	Europe/London	
2653228	Chester	GB	England	53.1905	-2.8919	91	Europe/London	old-town
2653822	Cardiff	GB	Wales	51.4800	-3.1800	447	Europe/London	
2653877	Canterbury	GB	England	51.2790	1.0799	55	Europe/London	old-town
2653941	Cambridge	GB	England	52.2000	0.1167	158	Europe/London	old-town
2654675	Bristol	GB	England	51.4552	-2.5966	617	Europe/London	
2654710	Brighton	GB	England	50.8284	-0.1395	139	Europe/London	beach
2654993	Bradford	GB	England	53.7939	-1.7521	299	Europe/London	
2655095	Bournemouth	GB	England	50.7205	-1.8795	164	Europe/London	beach
2655459	Blackpool	GB	England	53.8167	-3.0500	239	Europe/London	
2655603	Birmingham	GB	England	52.4814	-1.8998	984	Europe/London	
2655613	Birkenhead	GB	England	53.3934	-3.0148	325	Europe/London	
2655775	Bexley	GB	England	51.4416	0.1487	228	Europe/London	
2655984	Belfast	GB	Northern Ireland	54.5968	-5.9254	275	Europe/London	
2656173	Bath	GB	England	51.3751	-2.3617	95	Europe/London	old-town
2657896	Zürich	CH	Zürich	47.3667	8.5500	342	Europe/Zurich	
2657928	Zermatt	CH	Valais	46.0200	7.7486	7	Europe/Zurich	ski
2658168	Verbier	CH	Valais	46.1002	7.2265	2	Europe/Zurich	ski
2658813	St. Moritz	CH	Graubünden	46.4994	9.8433	5	Europe/Zurich	ski
2658904	Gstaad	CH	Bern	46.4894	7.2600	7	Europe/Zurich	ski
2659601	Montreux	CH	Vaud	46.4330	6.9114	23	Europe/Zurich	old-town
2659811	Lucerne	CH	Lucerne	47.0505	8.3064	57	Europe/Zurich	old-town
2659836	Lugano	CH	Ticino	46.0101	8.9600	63	Europe/Zurich	old-town
2659994	Lausanne	CH	Vaud	46.5160	6.6328	117	Europe/Zurich	old-town
2660253	Interlaken	CH	Bern	46.6839	7.8664	5	Europe/Zurich	old-town
2660498	Grindelwald	CH	Bern	46.6240	8.0360	4	Europe/Zurich	ski
2660646	Genève	CH	Geneva	46.2022	6.1457	184	Europe/Zurich	old-town
2661039	Davos	CH	Graubünden	46.8043	9.8372	11	Europe/Zurich	ski
2661552	Bern	CH	Bern	46.9481	7.4474	122	Europe/Zurich	*old-town
2661604	Basel	CH		47.5584	7.5733	164	Europe/Zurich	old-town
2661712	Arosa	CH	Graubünden	46.7779	9.6762	2	Europe/Zurich	ski
2662689	Visby	SE		57.6409	18.2960	23	Europe/Stockholm	island
2666199	Uppsala	SE		59.8588	17.6389	149	Europe/Stockholm	old-town
2673730	Stockholm	SE		59.3294	18.0687	1515	Europe/Stockholm	*
2692969	Malmö	SE		55.6059	13.0007	302	Europe/Stockholm	
2711537	Göteborg	SE		57.7072	11.9668	573	Europe/Stockholm	
2729907	Longyearbyen	SJ		78.2233	15.6469	2	Arctic/Longyearbyen	*
2735943	Porto	PT	Porto	41.1496	-8.6110	250	Europe/Lisbon	old-town
2736316	Peso da Régua	PT	Vila Real	41.1632	-7.7890	5	Europe/Lisbon	vineyard
2738752	Guimarães	PT	Braga	41.4444	-8.2962	41	Europe/Lisbon	old-town
2740637	Coimbra	PT	Coimbra	40.2056	-8.4195	107	Europe/Lisbon	old-town
2742032	Braga	PT	Braga	41.5503	-8.4200	121	Europe/Lisbon	old-town
2742611	Aveiro	PT	Aveiro	40.6443	-8.6455	54	Europe/Lisbon	old-town
2744042	Zandvoort	NL		52.3713	4.5331	17	Europe/Amsterdam	beach
2745912	Utrecht	NL		52.0908	5.1222	291	Europe/Amsterdam	old-town
2747373	The Hague	NL		52.0767	4.2986	474	Europe/Amsterdam	
2747599	Scheveningen	NL		52.1046	4.2756	23	Europe/Amsterdam	beach
2747891	Rotterdam	NL		51.9225	4.4792	598	Europe/Amsterdam	
2751283	Maastricht	NL		50.8483	5.6889	122	Europe/Amsterdam	old-town
2751773	Leiden	NL		52.1583	4.4931	120	Europe/Amsterdam	old-town
2755003	Haarlem	NL		52.3808	4.6368	148	Europe/Amsterdam	old-town
2756253	Eindhoven	NL		51.4408	5.4778	210	Europe/Amsterdam	
2757345	Delft	NL		52.0067	4.3556	95	Europe/Amsterdam	old-town
2759794	Amsterdam	NL		52.3740	4.8897	742	Europe/Amsterdam	*
2760634	Zell am See	AT	Salzburg	47.3231	12.7984	8	Europe/Vienna	ski
2761369	Vienna	AT		48.2085	16.3721	1691	Europe/Vienna	*
2764957	Sölden	AT	Tyrol	46.9667	11.0000	2	Europe/Vienna	ski
2766824	Salzburg	AT	Salzburg	47.7994	13.0440	153	Europe/Vienna	old-town
2766924	Saalbach	AT	Salzburg	47.3914	12.6364	2	Europe/Vienna	ski
2771725	Mayrhofen	AT	Tyrol	47.1667	11.8667	4	Europe/Vienna	ski
2772400	Linz	AT	Upper Austria	48.3064	14.2861	205	Europe/Vienna	
2772798	Lech	AT	Vorarlberg	47.2080	10.1418	2	Europe/Vienna	ski
2773549	Krems an der Donau	AT	Lower Austria	48.4092	15.6142	14	Europe/Vienna	vineyard
2774347	Kitzbühel	AT	Tyrol	47.4464	12.3922	8	Europe/Vienna	ski
2775183	Ischgl	AT	Tyrol	47.0126	10.2918	1	Europe/Vienna	ski
2775220	Innsbruck	AT	Tyrol	47.2627	11.3945	132	Europe/Vienna	old-town
2778067	Graz	AT	Styria	47.0667	15.4500	222	Europe/Vienna	
2780604	Dürnstein	AT	Lower Austria	48.3958	15.5197	0	Europe/Vienna	vineyard
2789786	Ostend	BE		51.2155	2.9270	69	Europe/Brussels	beach
2794210	Knokke	BE		51.3500	3.2667	34	Europe/Brussels	beach
2797656	Gent	BE		51.0500	3.7167	231	Europe/Brussels	old-town
2800481	Charleroi	BE		50.4114	4.4445	200	Europe/Brussels	
2800866	Brussels	BE		50.8505	4.3488	1019	Europe/Brussels	*
2800931	Brugge	BE		51.2089	3.2242	117	Europe/Brussels	old-town
2803138	Antwerpen	BE		51.2205	4.4003	460	Europe/Brussels	old-town
2805615	Würzburg	DE	Bavaria	49.7939	9.9512	134	Europe/Berlin	old-town
2805753	Wuppertal	DE	North Rhine-Westphalia	51.2563	7.1482	361	Europe/Berlin	
2809346	Wiesbaden	DE	Hesse	50.0826	8.2493	272	Europe/Berlin	
2810284	Westerland	DE	Schleswig-Holstein	54.9079	8.3033	9	Europe/Berlin	island
2812482	Weimar	DE	Thuringia	50.9803	11.3290	65	Europe/Berlin	old-town
2814055	Warnemünde	DE	Mecklenburg-Vorpommern	54.1767	12.0840	8	Europe/Berlin	beach
2821164	Trier	DE	Rhineland-Palatinate	49.7557	6.6394	100	Europe/Berlin	old-town
2822160	Timmendorfer Strand	DE	Schleswig-Holstein	53.9953	10.7768	9	Europe/Berlin	beach
2825297	Stuttgart	DE	Baden-Württemberg	48.7823	9.1770	590	Europe/Berlin	
2843395	Rüdesheim am Rhein	DE	Hesse	49.9789	7.9244	10	Europe/Berlin	vineyard
2844056	Rothenburg ob der Tauber	DE	Bavaria	49.3788	10.1871	11	Europe/Berlin	old-town
2849483	Regensburg	DE	Bavaria	49.0151	12.1016	129	Europe/Berlin	old-town
2851465	Quedlinburg	DE	Saxony-Anhalt	51.7884	11.1501	23	Europe/Berlin	old-town
2852458	Potsdam	DE	Brandenburg	52.3989	13.0657	145	Europe/Berlin	old-town
2856198	Binz	DE	Mecklenburg-Vorpommern	54.3999	13.6105	6	Europe/Berlin	island
2858964	Oberstdorf	DE	Bavaria	47.4072	10.2794	10	Europe/Berlin	ski
2860410	Oberhausen	DE	North Rhine-Westphalia	51.4781	6.8625	219	Europe/Berlin	
2861650	Nürnberg	DE	Bavaria	49.4542	11.0775	499	Europe/Berlin	
2867543	Münster	DE	North Rhine-Westphalia	51.9624	7.6257	270	Europe/Berlin	
2867714	Munich	DE	Bavaria	48.1374	11.5755	1260	Europe/Berlin	
2869894	Mönchengladbach	DE	North Rhine-Westphalia	51.1854	6.4417	262	Europe/Berlin	
2873891	Mannheim	DE	Baden-Württemberg	49.4891	8.4669	308	Europe/Berlin	
2874545	Magdeburg	DE	Saxony-Anhalt	52.1277	11.6292	230	Europe/Berlin	
2875601	Lübeck	DE	Schleswig-Holstein	53.8689	10.6873	212	Europe/Berlin	old-town
2879139	Leipzig	DE	Saxony	51.3396	12.3713	505	Europe/Berlin	
2884509	Krefeld	DE	North Rhine-Westphalia	51.3364	6.5538	238	Europe/Berlin	
2885679	Konstanz	DE	Baden-Württemberg	47.6603	9.1758	81	Europe/Berlin	old-town
2886242	Köln	DE	North Rhine-Westphalia	50.9333	6.9500	963	Europe/Berlin	
2891122	Kiel	DE	Schleswig-Holstein	54.3213	10.1349	233	Europe/Berlin	
2892794	Karlsruhe	DE	Baden-Württemberg	49.0094	8.4044	284	Europe/Berlin	
2907911	Heidelberg	DE	Baden-Württemberg	49.4077	8.6908	143	Europe/Berlin	old-town
2910831	Hannover	DE	Lower Saxony	52.3705	9.7332	515	Europe/Berlin	
2911298	Hamburg	DE		53.5507	9.9930	1739	Europe/Berlin	
2911522	Halle (Saale)	DE	Saxony-Anhalt	51.4816	11.9795	234	Europe/Berlin	
2921466	Gelsenkirchen	DE	North Rhine-Westphalia	51.5051	7.0965	270	Europe/Berlin	
2922530	Garmisch-Partenkirchen	DE	Bavaria	47.4921	11.0958	26	Europe/Berlin	ski
2923507	Füssen	DE	Bavaria	47.5714	10.7017	14	Europe/Vienna	old-town
2925177	Freiburg	DE	Baden-Württemberg	47.9959	7.8522	216	Europe/Berlin	old-town
2925533	Frankfurt am Main	DE	Hesse	50.1155	8.6842	650	Europe/Berlin	
2928810	Essen	DE	North Rhine-Westphalia	51.4566	7.0123	593	Europe/Berlin	
2929670	Erfurt	DE	Thuringia	50.9787	11.0328	203	Europe/Berlin	
2934246	Düsseldorf	DE	North Rhine-Westphalia	51.2217	6.7762	573	Europe/Berlin	
2934691	Duisburg	DE	North Rhine-Westphalia	51.4325	6.7652	504	Europe/Berlin	
2935022	Dresden	DE	Saxony	51.0509	13.7383	487	Europe/Berlin	
2935517	Dortmund	DE	North Rhine-Westphalia	51.5149	7.4660	588	Europe/Berlin	
2938465	Deidesheim	DE	Rhineland-Palatinate	49.4078	8.1845	4	Europe/Berlin	vineyard
2939949	Cochem	DE	Rhineland-Palatinate	50.1451	7.1638	5	Europe/Berlin	vineyard
2940132	Chemnitz	DE	Saxony	50.8357	12.9292	247	Europe/Berlin	
2944388	Bremen	DE		53.0758	8.8072	547	Europe/Berlin	
2945024	Braunschweig	DE	Lower Saxony	52.2659	10.5267	245	Europe/Berlin	
2946447	Bonn	DE	North Rhine-Westphalia	50.7344	7.0955	313	Europe/Berlin	
2947416	Bochum	DE	North Rhine-Westphalia	51.4817	7.2165	386	Europe/Berlin	
2949186	Bielefeld	DE	North Rhine-Westphalia	52.0333	8.5333	332	Europe/Berlin	
2950159	Berlin	DE		52.5244	13.4105	3426	Europe/Berlin	*
2952984	Bamberg	DE	Bavaria	49.8987	10.9007	70	Europe/Berlin	old-town
2953504	Baden-Baden	DE	Baden-Württemberg	48.7606	8.2398	54	Europe/Berlin	old-town
2954172	Augsburg	DE	Bavaria	48.3715	10.8985	259	Europe/Berlin	
2960316	Luxembourg	LU		49.6117	6.1300	77	Europe/Luxembourg	*old-town
2963398	Kilkenny	IE		52.6542	-7.2522	22	Europe/Dublin	old-town
2964574	Dublin	IE		53.3331	-6.2489	1024	Europe/Dublin	*
2964782	Dingle	IE		52.1408	-10.2689	2	Europe/Dublin	beach
2965140	Cork	IE		51.8980	-8.4706	190	Europe/Dublin	old-town
2972315	Toulouse	FR	Occitanie	43.6043	1.4437	433	Europe/Paris	
2973783	Strasbourg	FR	Grand Est	48.5839	7.7455	275	Europe/Paris	
2976007	Sarlat-la-Canéda	FR	Nouvelle-Aquitaine	44.8890	1.2166	11	Europe/Paris	old-town
2976742	Saint-Tropez	FR	Provence-Alpes-Côte d’Azur	43.2676	6.6405	6	Europe/Paris	beach
2978640	Saint-Malo	FR	Brittany	48.6472	-2.0088	51	Europe/Paris	old-town
2980392	Saint-Émilion	FR	Nouvelle-Aquitaine	44.8926	-0.1561	3	Europe/Paris	vineyard
2980916	Saint-Denis	FR	Île-de-France	48.9356	2.3539	96	Europe/Paris	island
2981309	Courchevel	FR	Auvergne-Rhône-Alpes	45.4337	6.6369	2	Europe/Paris	ski
2983990	Rennes	FR	Brittany	48.1120	-1.6743	209	Europe/Paris	
2984114	Reims	FR	Grand Est	49.2653	4.0285	197	Europe/Paris	vineyard
2985947	Porto-Vecchio	FR	Corsica	41.5910	9.2795	12	Europe/Paris	island
2988507	Paris	FR	Île-de-France	48.8534	2.3488	2139	Europe/Paris	*
2990440	Nice	FR	Provence-Alpes-Côte d’Azur	43.7031	7.2661	339	Europe/Paris	beach
2990969	Nantes	FR	Pays de la Loire	47.2172	-1.5534	277	Europe/Paris	
2991630	Morzine	FR	Auvergne-Rhône-Alpes	46.1815	6.7066	3	Europe/Paris	ski
2992166	Montpellier	FR	Occitanie	43.6109	3.8772	248	Europe/Paris	
2993458	Monaco	MC		43.7333	7.4167	33	Europe/Monaco	*beach
2994768	Megève	FR	Auvergne-Rhône-Alpes	45.8569	6.6178	5	Europe/Paris	ski
2995469	Marseille	FR	Provence-Alpes-Côte d’Azur	43.2970	5.3811	795	Europe/Paris	
2996944	Lyon	FR	Auvergne-Rhône-Alpes	45.7485	4.8467	472	Europe/Paris	
2998324	Lille	FR	Hauts-de-France	50.6330	3.0586	228	Europe/Paris	
3015661	Gordes	FR	Provence-Alpes-Côte d’Azur	43.9129	5.1989	2	Europe/Paris	vineyard
3019280	Évian-les-Bains	FR	Auvergne-Rhône-Alpes	46.4011	6.5879	8	Europe/Paris	mountain
3019766	La Baule-Escoublac	FR	Pays de la Loire	47.2922	-2.3639	18	Europe/Paris	beach
3020062	Épernay	FR	Grand Est	49.0400	3.9592	27	Europe/Paris	vineyard
3021668	Deauville	FR	Normandy	49.3570	0.0699	5	Europe/Paris	beach
3024297	Colmar	FR	Grand Est	48.0808	7.3558	65	Europe/Paris	vineyard
3027301	Chamonix	FR	Auvergne-Rhône-Alpes	45.9237	6.8693	11	Europe/Paris	ski
3028641	Carcassonne	FR	Occitanie	43.2135	2.3516	50	Europe/Paris	old-town
3028808	Cannes	FR	Provence-Alpes-Côte d’Azur	43.5513	7.0127	70	Europe/Paris	beach
3029090	Calvi	FR	Corsica	42.5660	8.7571	5	Europe/Paris	island
3031582	Bordeaux	FR	Nouvelle-Aquitaine	44.8404	-0.5805	232	Europe/Paris	
3032797	Biarritz	FR	Nouvelle-Aquitaine	43.4806	-1.5568	33	Europe/Paris	beach
3034126	Beaune	FR	Burgundy-Franche-Comté	47.0241	4.8389	24	Europe/Paris	vineyard
3034483	Bayeux	FR	Normandy	49.2773	-0.7039	16	Europe/Paris	old-town
3035681	Avignon	FR	Provence-Alpes-Côte d’Azur	43.9483	4.8089	90	Europe/Paris	vineyard
3037253	Arcachon	FR	Nouvelle-Aquitaine	44.6613	-1.1725	12	Europe/Paris	beach
3037456	Antibes	FR	Provence-Alpes-Côte d’Azur	43.5858	7.1083	76	Europe/Paris	beach
3037543	Annecy	FR	Auvergne-Rhône-Alpes	45.9088	6.1257	49	Europe/Paris	old-town
3038334	Ajaccio	FR	Corsica	41.9189	8.7381	54	Europe/Paris	island
3038354	Aix-en-Provence	FR	Provence-Alpes-Côte d’Azur	43.5283	5.4497	147	Europe/Paris	vineyard
3039154	El Tarter	AD		42.5795	1.6536	1	Europe/Andorra	ski
3041204	Soldeu	AD		42.5676	1.5976	3	Europe/Andorra	ski
3041563	Andorra la Vella	AD		42.5078	1.5211	20	Europe/Andorra	*
3041732	Mariehamn	AX		60.0973	19.9348	11	Europe/Mariehamn	*
3042030	Vaduz	LI		47.1415	9.5215	5	Europe/Vaduz	*
3042091	Saint Helier	JE		49.1880	-2.1049	28	Europe/Jersey	*
3042237	Douglas	IM		54.1500	-4.4833	26	Europe/Isle_of_Man	*
3042287	Saint Peter Port	GG		49.4598	-2.5353	16	Europe/Guernsey	*
3044681	Szentendre	HU		47.6694	19.0756	24	Europe/Budapest	old-town
3046526	Pécs	HU		46.0725	18.2308	157	Europe/Budapest	old-town
3054643	Budapest	HU		47.4984	19.0404	1741	Europe/Budapest	*
3060972	Bratislava	SK		48.1482	17.1067	424	Europe/Bratislava	*
3061184	Banská Štiavnica	SK		48.4486	18.9100	10	Europe/Bratislava	old-town
3067696	Prague	CZ		50.0880	14.4208	1166	Europe/Prague	*
3068799	Ostrava	CZ		49.8347	18.2820	313	Europe/Prague	
3069011	Olomouc	CZ		49.5955	17.2518	101	Europe/Prague	old-town
3072463	Kutná Hora	CZ		49.9484	15.2682	21	Europe/Prague	old-town
3073803	Karlovy Vary	CZ		50.2327	12.8712	52	Europe/Prague	old-town
3077889	Český Krumlov	CZ		48.8109	14.3152	14	Europe/Prague	old-town
3078610	Brno	CZ		49.1952	16.6080	370	Europe/Prague	
3080866	Zakopane	PL		49.2990	19.9489	28	Europe/Warsaw	ski
3081368	Wrocław	PL		51.1000	17.0333	635	Europe/Warsaw	
3083271	Toruń	PL		53.0138	18.5981	209	Europe/Warsaw	old-town
3083829	Szczecin	PL		53.4289	14.5530	408	Europe/Warsaw	
3085128	Sosnowiec	PL		50.2868	19.1039	227	Europe/Warsaw	
3085151	Sopot	PL		54.4418	18.5600	40	Europe/Warsaw	beach
3088171	Poznań	PL		52.4069	16.9299	570	Europe/Warsaw	
3093133	Łódź	PL		51.7706	19.4739	769	Europe/Warsaw	
3094802	Kraków	PL		50.0614	19.9366	755	Europe/Warsaw	
3095795	Kołobrzeg	PL		54.1756	15.5834	44	Europe/Warsaw	beach
3096472	Katowice	PL		50.2584	19.0275	317	Europe/Warsaw	
3099424	Gdynia	PL		54.5189	18.5319	254	Europe/Warsaw	
3099434	Gdańsk	PL		54.3523	18.6491	462	Europe/Warsaw	old-town
3100946	Częstochowa	PL		50.7965	19.1241	248	Europe/Warsaw	
3102014	Bydgoszcz	PL		53.1235	18.0076	366	Europe/Warsaw	
3104324	Zaragoza	ES	Aragon	41.6561	-0.8773	674	Europe/Madrid	
3104499	Gasteiz / Vitoria	ES	Basque Country	42.8500	-2.6727	236	Europe/Madrid	
3105976	Vigo	ES	Galicia	42.2328	-8.7226	297	Europe/Madrid	
3105994	Baqueira	ES	Catalonia	42.7020	0.7956	5	Europe/Paris	ski
3106672	Valladolid	ES	Castile and León	41.6552	-4.7237	318	Europe/Madrid	
3108286	Terrassa	ES	Catalonia	41.5667	2.0167	211	Europe/Madrid	
3108877	Sitges	ES	Catalonia	41.2351	1.8119	28	Europe/Madrid	beach
3109256	Segovia	ES	Castile and León	40.9481	-4.1184	57	Europe/Madrid	old-town
3109642	Santiago de Compostela	ES	Galicia	42.8805	-8.5457	95	Europe/Madrid	old-town
3110044	San Sebastián	ES	Basque Country	43.3128	-1.9750	185	Europe/Madrid	beach
3111108	Salamanca	ES	Castile and León	40.9688	-5.6639	156	Europe/Madrid	old-town
3111199	Sabadell	ES	Catalonia	41.5433	2.1094	206	Europe/Madrid	
3114711	Oviedo	ES	Asturias	43.3603	-5.8448	224	Europe/Madrid	
3116025	Móstoles	ES	Madrid	40.3223	-3.8650	206	Europe/Madrid	
3117735	Madrid	ES	Madrid	40.4165	-3.7026	3256	Europe/Madrid	*
3118150	Logroño	ES	La Rioja	42.4667	-2.4500	152	Europe/Madrid	vineyard
3118212	Lloret de Mar	ES	Catalonia	41.6999	2.8457	39	Europe/Madrid	beach
3119841	A Coruña	ES	Galicia	43.3713	-8.3960	246	Europe/Madrid	
3120619	L'Hospitalet de Llobregat	ES	Catalonia	41.3597	2.1003	257	Europe/Madrid	
3120874	Haro	ES	La Rioja	42.5763	-2.8476	12	Europe/Madrid	vineyard
3121424	Gijón	ES	Asturias	43.5357	-5.6615	278	Europe/Madrid	
3121456	Girona	ES	Catalonia	41.9831	2.8249	96	Europe/Madrid	old-town
3124132	Cuenca	ES	Castile-La Mancha	40.0667	-2.1333	56	Europe/Madrid	old-town
3124964	Ciudad Lineal	ES	Madrid	40.4451	-3.6513	228	Europe/Madrid	
3128026	Bilbao	ES	Basque Country	43.2627	-2.9253	355	Europe/Madrid	
3128760	Barcelona	ES	Catalonia	41.3888	2.1590	1622	Europe/Madrid	
3129028	Badalona	ES	Catalonia	41.4500	2.2474	220	Europe/Madrid	
3130616	Alcalá de Henares	ES	Madrid	40.4821	-3.3600	205	Europe/Madrid	
3133880	Trondheim	NO		63.4305	10.3951	147	Europe/Oslo	old-town
3133895	Tromsø	NO		69.6489	18.9551	52	Europe/Oslo	old-town
3137115	Stavanger	NO		58.9701	5.7333	122	Europe/Oslo	old-town
3142127	Reine	NO		67.9325	13.0895	0	Europe/Oslo	old-town
3143244	Oslo	NO		59.9127	10.7461	580	Europe/Oslo	*
3147474	Lillehammer	NO		61.1151	10.4663	19	Europe/Oslo	ski
3152989	Hemsedal	NO		60.8629	8.5534	2	Europe/Oslo	ski
3155913	Geilo	NO		60.5337	8.2054	2	Europe/Oslo	ski
3161732	Bergen	NO		60.3930	5.3242	214	Europe/Oslo	old-town
3163392	Ålesund	NO		62.4723	6.1549	44	Europe/Oslo	old-town
3164433	Viareggio	IT	Tuscany	43.8669	10.2502	49	Europe/Rome	beach
3164527	Verona	IT	Veneto	45.4299	10.9844	219	Europe/Rome	old-town
3164603	Venice	IT	Veneto	45.4371	12.3326	51	Europe/Rome	old-town
3165524	Turin	IT	Piedmont	45.0705	7.6868	870	Europe/Rome	
3166101	Stresa	IT	Piedmont	45.8816	8.5383	4	Europe/Rome	mountain
3166350	Sorrento	IT	Campania	40.6268	14.3777	15	Europe/Rome	beach
3166499	Sirmione	IT	Lombardy	45.4974	10.6051	7	Europe/Rome	mountain
3166548	Siena	IT	Tuscany	43.3182	11.3306	43	Europe/Rome	vineyard
3168070	San Marino	SM		43.9367	12.4464	5	Europe/San_Marino	*
3168320	San Gimignano	IT	Tuscany	43.4738	11.0297	3	Europe/Rome	vineyard
3169070	Rome	IT	Lazio	41.8919	12.5113	2319	Europe/Rome	*
3169272	Riva del Garda	IT	Trentino-Alto Adige	45.8858	10.8412	15	Europe/Rome	mountain
3169361	Rimini	IT	Emilia-Romagna	44.0575	12.5653	119	Europe/Rome	beach
3169561	Ravenna	IT	Emilia-Romagna	44.4134	12.2012	81	Europe/Rome	old-town
3170051	Positano	IT	Campania	40.6283	14.4843	2	Europe/Rome	beach
3170382	Polignano a Mare	IT	Apulia	40.9922	17.2215	13	Europe/Rome	beach
3170647	Pisa	IT	Tuscany	43.7085	10.4036	77	Europe/Rome	old-town
3171728	Padova	IT	Veneto	45.4080	11.8859	204	Europe/Rome	
3171874	Orvieto	IT	Umbria	42.7192	12.1125	5	Europe/Rome	old-town
3171891	Ortisei	IT	Trentino-Alto Adige	46.5760	11.6718	4	Europe/Rome	ski
3172087	Olbia	IT	Sardinia	40.9234	9.4980	43	Europe/Rome	island
3172394	Naples	IT	Campania	40.8522	14.2681	959	Europe/Rome	
3172794	Montepulciano	IT	Tuscany	43.1000	11.7870	3	Europe/Rome	vineyard
3173096	Montalcino	IT	Tuscany	43.0540	11.4885	2	Europe/Rome	vineyard
3173435	Milan	IT	Lombardy	45.4643	9.1895	1237	Europe/Rome	
3173577	Merano	IT	Trentino-Alto Adige	46.6682	11.1595	33	Europe/Rome	mountain
3173721	Matera	IT	Basilicata	40.6660	16.6046	55	Europe/Rome	old-town
3174530	Lucca	IT	Tuscany	43.8437	10.5045	82	Europe/Rome	old-town
3174664	Livigno	IT	Lombardy	46.5363	10.1335	4	Europe/Rome	ski
3174742	Jesolo	IT	Veneto	45.5069	12.6469	11	Europe/Rome	beach
3174953	Lecce	IT	Apulia	40.3548	18.1724	81	Europe/Rome	old-town
3175458	Ischia	IT	Campania	40.7379	13.9486	19	Europe/Rome	island
3175833	Greve in Chianti	IT	Tuscany	43.5851	11.3171	4	Europe/Rome	vineyard
3176219	Genoa	IT	Liguria	44.4048	8.9444	580	Europe/Rome	
3176959	Florence	IT	Tuscany	43.7792	11.2463	349	Europe/Rome	old-town
3177872	Courmayeur	IT	Aosta Valley	45.7966	6.9689	3	Europe/Rome	ski
3177952	Cortina d'Ampezzo	IT	Veneto	46.5369	12.1390	5	Europe/Rome	ski
3178229	Como	IT	Lombardy	45.8082	9.0832	82	Europe/Rome	mountain
3180630	Capri	IT	Campania	40.5507	14.2426	7	Europe/Rome	island
3181528	Brindisi	IT	Apulia	40.6322	17.9361	79	Europe/Rome	island
3181730	Bormio	IT	Lombardy	46.4672	10.3701	4	Europe/Rome	ski
3181913	Bolzano	IT	Trentino-Alto Adige	46.4907	11.3398	99	Europe/Rome	mountain
3181928	Bologna	IT	Emilia-Romagna	44.4938	11.3387	366	Europe/Rome	
3182164	Bergamo	IT	Lombardy	45.6960	9.6672	114	Europe/Rome	old-town
3182230	Bellagio	IT	Lombardy	45.9877	9.2618	3	Europe/Rome	mountain
3182351	Bari	IT	Apulia	41.1207	16.8698	277	Europe/Rome	
3182722	Assisi	IT	Umbria	43.0667	12.6211	4	Europe/Rome	old-town
3183130	Amalfi	IT	Campania	40.6349	14.6024	5	Europe/Rome	beach
3183284	Alghero	IT	Sardinia	40.5597	8.3195	34	Europe/Rome	island
3183364	Alba	IT	Piedmont	44.6999	8.0347	25	Europe/Rome	vineyard
3183719	Vlorë	AL		40.4686	19.4832	90	Europe/Tirane	beach
3183875	Tirana	AL		41.3275	19.8189	375	Europe/Tirane	*
3186886	Zagreb	HR		45.8144	15.9780	699	Europe/Zagreb	*
3186952	Zadar	HR	Zadar	44.1158	15.2251	71	Europe/Zagreb	beach
3186999	Žabljak	ME		43.1542	19.1232	2	Europe/Sarajevo	mountain
3188763	Trogir	HR	Split-Dalmatia	43.5125	16.2517	11	Europe/Zagreb	old-town
3189073	Tivat	ME		42.4362	18.6936	6	Europe/Podgorica	beach
3190261	Split	HR	Split-Dalmatia	43.5089	16.4392	176	Europe/Zagreb	beach
3191281	Sarajevo	BA		43.8486	18.3564	697	Europe/Sarajevo	*
3191518	Rovinj	HR	Istria	45.0827	13.6346	14	Europe/Zagreb	beach
3192224	Pula	HR	Istria	44.8683	13.8481	59	Europe/Zagreb	old-town
3193044	Podgorica	ME		42.4411	19.2636	136	Europe/Podgorica	*
3193341	Piran	SI		45.5278	13.5706	4	Europe/Ljubljana	old-town
3194099	Opatija	HR		45.3366	14.3078	8	Europe/Zagreb	beach
3194360	Novi Sad	RS		45.2517	19.8369	215	Europe/Belgrade	
3194828	Mostar	BA		43.3433	17.8081	105	Europe/Sarajevo	old-town
3195890	Makarska	HR	Split-Dalmatia	43.2969	17.0178	13	Europe/Zagreb	beach
3196359	Ljubljana	SI		46.0511	14.5051	272	Europe/Ljubljana	*old-town
3197373	Kranjska Gora	SI		46.4569	13.7782	1	Europe/Ljubljana	ski
3197538	Kotor	ME		42.4207	18.7682	5	Europe/Podgorica	beach
3197710	Korčula	HR	Dubrovnik-Neretva	42.9604	17.1352	3	Europe/Zagreb	island
3199180	Hvar	HR	Split-Dalmatia	43.1725	16.4428	4	Europe/Zagreb	island
3201047	Dubrovnik	HR	Dubrovnik-Neretva	42.6412	18.1091	28	Europe/Zagreb	old-town
3203106	Budva	ME		42.2864	18.8400	18	Europe/Podgorica	beach
3203765	Bol	HR	Split-Dalmatia	43.2619	16.6550	2	Europe/Zagreb	island
3203925	Bled	SI		46.3692	14.1136	5	Europe/Ljubljana	old-town
3204541	Banja Luka	BA		44.7784	17.1939	221	Europe/Sarajevo	
3247449	Aachen	DE	North Rhine-Westphalia	50.7766	6.0834	265	Europe/Berlin	
3347939	Lobito	AO		-12.3644	13.5360	208	Africa/Luanda	
3348313	Huambo	AO		-12.7761	15.7392	226	Africa/Luanda	
3352136	Windhoek	NA		-22.5594	17.0832	268	Africa/Windhoek	*
3352844	Swakopmund	NA		-22.6784	14.5266	25	Africa/Windhoek	desert
3361025	Stellenbosch	ZA	Western Cape	-33.9346	18.8668	94	Africa/Johannesburg	vineyard
3366880	Hermanus	ZA	Western Cape	-34.4187	19.2345	25	Africa/Johannesburg	beach
3369157	Cape Town	ZA	Western Cape	-33.9258	18.4232	3433	Africa/Johannesburg	
3370903	Jamestown	SH		-15.9387	-5.7168	1	Atlantic/St_Helena	*
3373790	Holetown	BB		13.1867	-59.6381	1	America/Barbados	island
3374036	Bridgetown	BB		13.1073	-59.6202	99	America/Barbados	*island
3374218	Santa Maria	CV		16.5980	-22.9051	17	Atlantic/Cape_Verde	island
3374235	Sal Rei	CV		16.1761	-22.9172	2	Atlantic/Cape_Verde	island
3374333	Praia	CV		14.9315	-23.5125	113	Atlantic/Cape_Verde	*
3378644	Georgetown	GY		6.8045	-58.1553	235	America/Guyana	*
3382160	Cayenne	GF		4.9333	-52.3333	62	America/Cayenne	*
3383330	Paramaribo	SR		5.8664	-55.1668	224	America/Paramaribo	*
3386496	Teresina	BR		-5.0892	-42.8019	745	America/Fortaleza	
3388368	São Luís	BR		-2.5297	-44.3028	917	America/Fortaleza	
3390760	Recife	BR	Pernambuco	-8.0539	-34.8811	1478	America/Recife	
3392740	Paulista	BR	Pernambuco	-7.9408	-34.8731	290	America/Recife	
3393536	Olinda	BR	Pernambuco	-8.0089	-34.8553	367	America/Recife	
3394023	Natal	BR	Rio Grande do Norte	-5.7950	-35.2094	763	America/Fortaleza	
3394682	Mossoró	BR	Rio Grande do Norte	-5.1875	-37.3442	202	America/Fortaleza	
3395981	Maceió	BR		-9.6658	-35.7353	955	America/Maceio	
3396016	Macapá	BR		0.0389	-51.0664	339	America/Belem	
3397147	Juazeiro do Norte	BR	Ceará	-7.2131	-39.3153	225	America/Fortaleza	
3397277	João Pessoa	BR		-7.1150	-34.8631	651	America/Fortaleza	
3397838	Jaboatão	BR	Pernambuco	-8.1803	-35.0014	703	America/Recife	
3398269	Imperatriz	BR		-5.5264	-47.4917	218	America/Fortaleza	
3399415	Fortaleza	BR	Ceará	-3.7172	-38.5431	2400	America/Fortaleza	
3402429	Caucaia	BR	Ceará	-3.7361	-38.6531	275	America/Fortaleza	
3402655	Caruaru	BR	Pernambuco	-8.2833	-35.9761	235	America/Recife	
3403642	Campina Grande	BR		-7.2306	-35.8811	349	America/Fortaleza	
3405870	Belém	BR	Pará	-1.4558	-48.5044	1408	America/Belem	
3407669	Ananindeua	BR	Pará	-1.3656	-48.3722	434	America/Belem	
3413604	Selfoss	IS		63.9331	-20.9971	7	Atlantic/Reykjavik	mountain
3413829	Reykjavík	IS		64.1355	-21.8954	119	Atlantic/Reykjavik	*mountain
3421319	Nuuk	GL		64.1835	-51.7216	15	America/Nuuk	*
3424934	Saint-Pierre	PM		46.7791	-56.1773	6	America/St_Johns	*
3426466	Grytviken	GS		-54.2811	-36.5092	0	Atlantic/South_Georgia	*
3426691	Stanley	FK		-51.6938	-57.8570	2	Atlantic/Stanley	*
3429577	Resistencia	AR		-27.4606	-58.9839	387	America/Argentina/Cordoba	
3429652	Quilmes	AR		-34.7290	-58.2637	230	America/Argentina/Buenos_Aires	
3429777	Puerto Iguazú	AR		-25.5991	-54.5735	32	America/Argentina/Cordoba	mountain
3429886	Posadas	AR		-27.3671	-55.8961	324	America/Argentina/Cordoba	
3429980	Pilar	AR		-34.4587	-58.9142	227	America/Argentina/Buenos_Aires	
3430545	Morón	AR		-34.6509	-58.6196	320	America/Argentina/Buenos_Aires	
3430697	Merlo	AR		-34.6663	-58.7293	244	America/Argentina/Buenos_Aires	
3430863	Mar del Plata	AR		-38.0004	-57.5562	554	America/Argentina/Buenos_Aires	beach
3432043	La Plata	AR		-34.9215	-57.9545	694	America/Argentina/Buenos_Aires	
3433899	Formosa	AR		-26.1849	-58.1731	221	America/Argentina/Cordoba	
3435217	Corrientes	AR		-27.4678	-58.8344	339	America/Argentina/Cordoba	
3435910	Buenos Aires	AR		-34.6131	-58.3772	13076	America/Argentina/Buenos_Aires	*
3437056	San Lorenzo	PY		-25.3397	-57.5088	228	America/Asuncion	
3439101	Ciudad del Este	PY		-25.5097	-54.6111	321	America/Asuncion	
3439389	Asunción	PY		-25.2865	-57.6470	1482	America/Asuncion	*
3440939	Punta del Este	UY		-34.9475	-54.9338	7	America/Montevideo	beach
3441575	Montevideo	UY		-34.9033	-56.1882	1271	America/Montevideo	*
3443013	Colonia del Sacramento	UY		-34.4626	-57.8398	22	America/Montevideo	old-town
3444876	Volta Redonda	BR	Rio de Janeiro	-22.5231	-44.1042	250	America/Sao_Paulo	
3444914	Vitória da Conquista	BR	Bahia	-14.8661	-40.8394	253	America/Bahia	
3444924	Vitória	BR		-20.3194	-40.3378	313	America/Sao_Paulo	
3445026	Vila Velha	BR		-20.3297	-40.2925	395	America/Sao_Paulo	
3445156	Viamão	BR	Rio Grande do Sul	-30.0811	-51.0233	285	America/Sao_Paulo	
3445451	Várzea Grande	BR		-15.6467	-56.1325	250	America/Cuiaba	
3445831	Uberlândia	BR	Minas Gerais	-18.9186	-48.2772	564	America/Sao_Paulo	
3445839	Uberaba	BR	Minas Gerais	-19.7483	-47.9319	261	America/Sao_Paulo	
3446420	Tiradentes	BR	Minas Gerais	-21.1103	-44.1781	4	America/Sao_Paulo	old-town
3446682	Taubaté	BR	São Paulo	-23.0264	-45.5553	252	America/Sao_Paulo	
3447186	Taboão da Serra	BR	São Paulo	-23.6261	-46.7917	215	America/Sao_Paulo	
3447212	Suzano	BR	São Paulo	-23.5425	-46.3108	283	America/Sao_Paulo	
3447259	Sumaré	BR	São Paulo	-22.8219	-47.2669	228	America/Sao_Paulo	
3447399	Sorocaba	BR	São Paulo	-23.5017	-47.4581	559	America/Sao_Paulo	
3447624	Sete Lagoas	BR	Minas Gerais	-19.4658	-44.2467	201	America/Sao_Paulo	
3447779	Serra	BR		-20.1286	-40.3078	394	America/Sao_Paulo	
3448136	São Vicente	BR	São Paulo	-23.9631	-46.3919	324	America/Sao_Paulo	
3448439	São Paulo	BR	São Paulo	-23.5475	-46.6361	10021	America/Sao_Paulo	
3448622	São Leopoldo	BR	Rio Grande do Sul	-29.7603	-51.1472	209	America/Sao_Paulo	
3448636	São José dos Campos	BR	São Paulo	-23.1794	-45.8869	614	America/Sao_Paulo	
3448639	São José do Rio Preto	BR	São Paulo	-20.8197	-49.3794	375	America/Sao_Paulo	
3448742	São José	BR	Santa Catarina	-28.2117	-49.1632	200	America/Sao_Paulo	
3448877	São João de Meriti	BR	Rio de Janeiro	-22.8039	-43.3722	455	America/Sao_Paulo	
3449319	São Carlos	BR	São Paulo	-22.0175	-47.8908	205	America/Sao_Paulo	
3449344	São Bernardo do Campo	BR	São Paulo	-23.6939	-46.5650	743	America/Sao_Paulo	
3449433	Santos	BR	São Paulo	-23.9608	-46.3336	411	America/Sao_Paulo	
3449701	Santo André	BR	São Paulo	-23.6639	-46.5383	662	America/Sao_Paulo	
3450083	Santa Maria	BR	Rio Grande do Sul	-29.6842	-53.8069	249	America/Sao_Paulo	
3450144	Santa Luzia	BR	Minas Gerais	-19.7697	-43.8514	244	America/Sao_Paulo	
3450554	Salvador	BR	Bahia	-12.9711	-38.5108	2712	America/Bahia	
3451055	Rio Verde	BR	Goiás	-17.7981	-50.9281	230	America/Sao_Paulo	
3451190	Rio de Janeiro	BR	Rio de Janeiro	-22.9064	-43.1822	6024	America/Sao_Paulo	
3451328	Ribeirão Preto	BR	São Paulo	-21.1775	-47.8103	620	America/Sao_Paulo	
3451353	Ribeirão das Neves	BR	Minas Gerais	-19.7669	-44.0867	407	America/Sao_Paulo	
3452324	Presidente Prudente	BR	São Paulo	-22.1256	-51.3889	210	America/Sao_Paulo	
3452465	Praia Grande	BR	São Paulo	-24.0058	-46.4028	250	America/Sao_Paulo	
3452640	Porto Seguro	BR	Bahia	-16.4497	-39.0647	123	America/Bahia	beach
3452925	Porto Alegre	BR	Rio Grande do Sul	-30.0328	-51.2302	1373	America/Sao_Paulo	
3453186	Ponta Grossa	BR	Paraná	-25.0950	-50.1619	292	America/Sao_Paulo	
3453643	Piracicaba	BR	São Paulo	-22.7253	-47.6492	342	America/Sao_Paulo	
3454031	Petrópolis	BR	Rio de Janeiro	-22.5050	-43.1786	273	America/Sao_Paulo	
3454244	Pelotas	BR	Rio Grande do Sul	-31.7700	-52.3410	321	America/Sao_Paulo	
3455036	Paraty	BR	Rio de Janeiro	-23.2178	-44.7131	15	America/Sao_Paulo	beach
3455671	Ouro Preto	BR	Minas Gerais	-20.3948	-43.5052	64	America/Sao_Paulo	old-town
3455775	Osasco	BR	São Paulo	-23.5325	-46.7917	678	America/Sao_Paulo	
3456068	Novo Hamburgo	BR	Rio Grande do Sul	-29.6783	-51.1306	254	America/Sao_Paulo	
3456160	Nova Iguaçu	BR	Rio de Janeiro	-22.7592	-43.4511	1002	America/Sao_Paulo	
3456283	Niterói	BR	Rio de Janeiro	-22.8833	-43.1036	456	America/Sao_Paulo	
3456814	Montes Claros	BR	Minas Gerais	-16.7350	-43.8617	332	America/Sao_Paulo	
3457001	Mogi das Cruzes	BR	São Paulo	-23.5228	-46.1883	326	America/Sao_Paulo	
3457381	Mauá	BR	São Paulo	-23.6678	-46.4614	386	America/Sao_Paulo	
3457671	Maringá	BR	Paraná	-23.4253	-51.9386	312	America/Sao_Paulo	
3457692	Marília	BR	São Paulo	-22.2139	-49.9458	212	America/Sao_Paulo	
3458449	Londrina	BR	Paraná	-23.3103	-51.1628	472	America/Sao_Paulo	
3458575	Limeira	BR	São Paulo	-22.5647	-47.4017	290	America/Sao_Paulo	
3459462	Jundiaí	BR	São Paulo	-23.1864	-46.8842	322	America/Sao_Paulo	
3459505	Juiz de Fora	BR	Minas Gerais	-21.7642	-43.3503	470	America/Sao_Paulo	
3459712	Joinville	BR	Santa Catarina	-26.3044	-48.8456	461	America/Sao_Paulo	
3460370	Jacareí	BR	São Paulo	-23.3053	-45.9658	213	America/Sao_Paulo	
3460644	Itaquaquecetuba	BR	São Paulo	-23.4861	-46.3483	337	America/Sao_Paulo	
3460718	Itapevi	BR	São Paulo	-23.5489	-46.9342	202	America/Sao_Paulo	
3460949	Itabuna	BR	Bahia	-14.7856	-39.2803	206	America/Bahia	
3461144	Ipatinga	BR	Minas Gerais	-19.4683	-42.5367	229	America/Sao_Paulo	
3461655	Hortolândia	BR	São Paulo	-22.8583	-47.2200	204	America/Sao_Paulo	
3461786	Guarulhos	BR	São Paulo	-23.4628	-46.5333	1170	America/Sao_Paulo	
3461789	Guarujá	BR	São Paulo	-23.9931	-46.2564	310	America/Sao_Paulo	
3462089	Gravataí	BR	Rio Grande do Sul	-29.9422	-50.9928	239	America/Sao_Paulo	
3462315	Governador Valadares	BR	Minas Gerais	-18.8511	-41.9494	251	America/Sao_Paulo	
3462377	Goiânia	BR	Goiás	-16.6786	-49.2539	1171	America/Sao_Paulo	
3463011	Franca	BR	São Paulo	-20.5386	-47.4008	305	America/Sao_Paulo	
3463030	Foz do Iguaçu	BR	Paraná	-25.5478	-54.5881	294	America/Sao_Paulo	mountain
3463237	Florianópolis	BR	Santa Catarina	-27.5967	-48.5492	413	America/Sao_Paulo	beach
3463478	Feira de Santana	BR	Bahia	-12.2667	-38.9667	482	America/Bahia	
3464305	Embu	BR	São Paulo	-23.6489	-46.8522	222	America/Sao_Paulo	
3464374	Duque de Caxias	BR	Rio de Janeiro	-22.7856	-43.3117	818	America/Sao_Paulo	
3464739	Diadema	BR	São Paulo	-23.6861	-46.6228	391	America/Sao_Paulo	
3464975	Curitiba	BR	Paraná	-25.4278	-49.2731	1718	America/Sao_Paulo	
3465038	Cuiabá	BR		-15.5961	-56.0967	522	America/Cuiaba	
3465624	Contagem	BR	Minas Gerais	-19.9317	-44.0536	627	America/Sao_Paulo	
3465927	Colombo	BR	Paraná	-25.2917	-49.2242	217	America/Sao_Paulo	
3466537	Caxias do Sul	BR	Rio Grande do Sul	-29.1681	-51.1794	381	America/Sao_Paulo	
3466779	Cascavel	BR	Paraná	-24.9558	-53.4553	257	America/Sao_Paulo	
3466998	Carapicuíba	BR	São Paulo	-23.5227	-46.8350	361	America/Sao_Paulo	
3467467	Canoas	BR	Rio Grande do Sul	-29.9178	-51.1836	328	America/Sao_Paulo	
3467693	Campos dos Goytacazes	BR	Rio de Janeiro	-21.7523	-41.3304	387	America/Sao_Paulo	
3467747	Campo Grande	BR		-20.4428	-54.6464	729	America/Campo_Grande	
3467865	Campinas	BR	São Paulo	-22.9056	-47.0608	1032	America/Sao_Paulo	
3469058	Brasília	BR		-15.7797	-47.9297	2208	America/Sao_Paulo	*
3469968	Blumenau	BR	Santa Catarina	-26.9194	-49.0661	294	America/Sao_Paulo	
3470044	Betim	BR	Minas Gerais	-19.9678	-44.1983	384	America/Sao_Paulo	
3470127	Belo Horizonte	BR	Minas Gerais	-19.9208	-43.9378	2373	America/Sao_Paulo	
3470142	Belford Roxo	BR	Rio de Janeiro	-22.7642	-43.3994	466	America/Sao_Paulo	
3470279	Bauru	BR	São Paulo	-22.3147	-49.0606	335	America/Sao_Paulo	
3470353	Barueri	BR	São Paulo	-23.5106	-46.8761	252	America/Sao_Paulo	
3471872	Aracaju	BR		-10.9111	-37.0717	490	America/Maceio	
3472287	Anápolis	BR	Goiás	-16.3267	-48.9528	320	America/Sao_Paulo	
3487903	Alto Barinas	VE		8.5931	-70.2261	284	America/Caracas	
3489239	Ocho Ríos	JM		18.4076	-77.1031	9	America/Jamaica	island
3489331	Negril	JM		18.2684	-78.3481	3	America/Jamaica	island
3489460	Montego Bay	JM		18.4712	-77.9188	83	America/Jamaica	island
3489854	Kingston	JM		17.9970	-76.7936	938	America/Jamaica	*
3492908	Santo Domingo	DO		18.4719	-69.8923	2202	America/Santo_Domingo	*
3492914	Santiago de los Caballeros	DO		19.4517	-70.6970	1200	America/Santo_Domingo	
3493032	San Pedro de Macorís	DO		18.4539	-69.3086	218	America/Santo_Domingo	
3493175	Puerto Plata	DO		19.7934	-70.6884	146	America/Santo_Domingo	island
3494242	Punta Cana	DO		18.5818	-68.4043	100	America/Puerto_Rico	island
3500957	La Romana	DO		18.4273	-68.9728	208	America/Santo_Domingo	
3513090	Willemstad	CW		12.1084	-68.9335	125	America/Curacao	*island
3513392	Philipsburg	SX		18.0260	-63.0458	1	America/Lower_Princes	*island
3513563	Kralendijk	BQ		12.1500	-68.2667	3	America/Caracas	*
3514450	Xochimilco	MX		19.2547	-99.1036	408	America/Mexico_City	
3514519	Xico	MX		19.2703	-98.9509	356	America/Mexico_City	
3514670	Villahermosa	MX		17.9869	-92.9303	354	America/Mexico_City	
3514674	Gustavo Adolfo Madero	MX		19.4939	-99.1107	1186	America/Mexico_City	
3514783	Veracruz	MX	Veracruz	19.1809	-96.1429	428	America/Mexico_City	
3514876	Valladolid	MX	Yucatán	20.6881	-88.1994	49	America/Merida	old-town
3515001	Tuxtla	MX	Chiapas	16.7597	-93.1131	537	America/Mexico_City	
3515040	Tulum	MX	Quintana Roo	20.2117	-87.4633	18	America/Cancun	beach
3515302	Toluca	MX		19.2879	-99.6532	489	America/Mexico_City	
3515428	Tlalpan	MX		19.2951	-99.1621	575	America/Mexico_City	
3515431	Tlalnepantla	MX		19.5401	-99.1954	653	America/Mexico_City	
3515463	Tláhuac	MX		19.2869	-99.0051	305	America/Mexico_City	
3515807	Cuautitlán Izcalli	MX		19.6439	-99.2160	485	America/Mexico_City	
3516109	Tehuacán	MX	Puebla	18.4642	-97.3974	249	America/Mexico_City	
3516266	Tapachula	MX	Chiapas	14.9039	-92.2575	203	America/Mexico_City	
3516355	Tampico	MX		22.2852	-97.8778	309	America/Monterrey	
3517270	Santa María Chimalhuacán	MX		19.4215	-98.9504	612	America/Mexico_City	
3519537	San Cristóbal de las Casas	MX	Chiapas	16.7318	-92.6413	158	America/Mexico_City	old-town
3520339	Reynosa	MX		26.0806	-98.2883	589	America/Matamoros	
3520994	Puerto Escondido	MX	Oaxaca	15.8704	-97.0773	26	America/Mexico_City	beach
3521081	Puebla	MX	Puebla	19.0379	-98.2035	1434	America/Mexico_City	
3521342	Playa del Carmen	MX	Quintana Roo	20.6274	-87.0799	150	America/Cancun	beach
3522210	Pachuca de Soto	MX		20.1170	-98.7333	257	America/Mexico_City	
3522507	Oaxaca	MX	Oaxaca	17.0654	-96.7237	255	America/Mexico_City	old-town
3522551	Nuevo Laredo	MX		27.4763	-99.5164	374	America/Matamoros	
3522732	Nicolás Romero	MX		19.6418	-99.3068	282	America/Mexico_City	
3522790	Naucalpan de Juárez	MX		19.4785	-99.2396	792	America/Mexico_City	
3523349	Mérida	MX	Yucatán	20.9754	-89.6170	778	America/Merida	old-town
3523466	Heroica Matamoros	MX		25.8797	-97.5042	450	America/Matamoros	
3523760	Magdalena Contreras	MX		19.3321	-99.2112	238	America/Mexico_City	
3526617	Xalapa de Enríquez	MX	Veracruz	19.5312	-96.9159	425	America/Mexico_City	
3526682	Ixtapaluca	MX		19.3156	-98.8828	322	America/Mexico_City	
3526683	Iztapalapa	MX		19.3553	-99.0622	1816	America/Mexico_City	
3526700	Iztacalco	MX		19.3953	-99.0978	384	America/Mexico_City	
3526756	Isla Mujeres	MX	Quintana Roo	21.2311	-86.7310	13	America/Cancun	island
3529612	Ecatepec de Morelos	MX		19.6049	-99.0606	1655	America/Mexico_City	
3529947	Cuernavaca	MX		18.9261	-99.2308	339	America/Mexico_City	
3530103	Cozumel	MX	Quintana Roo	20.5004	-86.9427	77	America/Cancun	island
3530139	Coyoacán	MX		19.3467	-99.1617	620	America/Mexico_City	
3530517	Coatzacoalcos	MX	Veracruz	18.1490	-94.4447	236	America/Mexico_City	
3530569	Coacalco	MX		19.6292	-99.1069	278	America/Mexico_City	
3530580	Ciudad Victoria	MX		23.7417	-99.1460	305	America/Monterrey	
3530589	Ciudad Nezahualcoyotl	MX		19.4006	-99.0148	1105	America/Mexico_City	
3530597	Mexico City	MX		19.4285	-99.1277	12294	America/Mexico_City	*
3531673	Cancún	MX	Quintana Roo	21.1743	-86.8466	628	America/Cancun	beach
3531732	Campeche	MX		19.8439	-90.5255	220	America/Merida	
3532497	Azcapotzalco	MX		19.4870	-99.1859	415	America/Mexico_City	
3532624	Ciudad López Mateos	MX		19.5579	-99.2567	489	America/Mexico_City	
3533462	Acapulco	MX	Guerrero	16.8494	-99.9089	673	America/Mexico_City	beach
3534632	Varadero	CU		23.1568	-81.2444	20	America/Havana	island
3534915	Trinidad	CU		21.8022	-79.9847	60	America/Havana	island
3536729	Santiago de Cuba	CU		20.0208	-75.8267	556	America/Havana	
3537906	Santa Clara	CU		22.4069	-79.9647	251	America/Havana	
3550598	Las Tunas	CU		20.9617	-76.9511	204	America/Havana	
3553478	Havana	CU		23.1330	-82.3830	2164	America/Havana	*
3556969	Holguín	CU		20.8872	-76.2631	319	America/Nassau	
3557689	Guantánamo	CU		20.1444	-75.2092	273	America/Havana	
3566067	Camagüey	CU		21.3808	-77.9169	348	America/Havana	
3568342	Arroyo Naranjo	CU		23.0381	-82.3770	210	America/Havana	
3570675	Fort-de-France	MQ		14.6037	-61.0742	90	America/Martinique	*
3571824	Nassau	BS		25.0582	-77.3431	228	America/Nassau	*island
3572375	Freeport	BS		26.5333	-78.7000	27	America/Nassau	island
3573197	Hamilton	BM		32.2949	-64.7830	1	Atlantic/Bermuda	*island
3573374	The Valley	AI		18.2170	-63.0578	2	America/Anguilla	*
3573703	Scarborough	TT		11.1823	-60.7353	17	America/Port_of_Spain	island
3573890	Port of Spain	TT		10.6667	-61.5189	49	America/Port_of_Spain	*
3575551	Basseterre	KN		17.2955	-62.7250	13	America/St_Kitts	*
3575635	Roseau	DM		15.3017	-61.3881	17	America/Dominica	*
3576022	Saint John's	AG		17.1210	-61.8433	24	America/Antigua	*island
3576442	Soufrière	LC		13.8562	-61.0566	3	America/St_Vincent	island
3576812	Castries	LC		13.9957	-61.0061	20	America/St_Vincent	*island
3576994	Cockburn Town	TC		21.4612	-71.1419	4	America/Santo_Domingo	*
3577154	Oranjestad	AW		12.5240	-70.0270	30	America/Aruba	*island
3577430	Road Town	VG		18.4269	-64.6208	8	America/Tortola	*
3577887	Kingstown	VC		13.1553	-61.2274	25	America/St_Vincent	*
3578069	Plymouth	MS		16.7055	-62.2129	0	America/Montserrat	*
3578851	Marigot	MF		18.0682	-63.0830	6	America/Marigot	*
3579132	Gustavia	BL		17.8962	-62.8498	6	America/St_Barthelemy	*
3579732	Basse-Terre	GP		15.9971	-61.7321	11	America/Guadeloupe	*
3579925	Saint George's	GD		12.0529	-61.7523	8	America/St_Vincent	*island
3580661	George Town	KY		19.2866	-81.3744	29	America/Cayman	*island
3581164	San Pedro	BZ		17.9160	-87.9659	8	America/Belize	island
3582672	Belmopan	BZ		17.2500	-88.7667	13	America/Belize	*
3583096	Soyapango	SV		13.7102	-89.1399	330	America/El_Salvador	
3583361	San Salvador	SV		13.6893	-89.1872	526	America/El_Salvador	*
3587902	Villa Nueva	GT		14.5251	-90.5854	407	America/Guatemala	
3592519	Mixco	GT		14.6308	-90.6071	473	America/Guatemala	
3595725	Flores	GT		16.9226	-89.8994	20	America/Guatemala	old-town
3598132	Guatemala City	GT		14.6407	-90.5133	995	America/Guatemala	*
3599699	Antigua Guatemala	GT		14.5611	-90.7344	39	America/Guatemala	old-town
3600949	Tegucigalpa	HN		14.0818	-87.2068	851	America/Tegucigalpa	*
3601782	San Pedro Sula	HN		15.5042	-88.0250	489	America/Tegucigalpa	
3602736	Roatán	HN		16.3176	-86.5379	8	America/Tegucigalpa	island
3617763	Managua	NI		12.1328	-86.2504	973	America/Managua	*
3619136	Granada	NI		11.9299	-85.9560	89	America/Managua	old-town
3621849	San José	CR		9.9333	-84.0833	335	America/Costa_Rica	*
3622193	Quepos	CR		9.4306	-84.1623	8	America/Costa_Rica	beach
3623369	Jacó	CR		9.6150	-84.6298	4	America/Costa_Rica	beach
3623716	La Fortuna	CR		10.4709	-84.6453	3	America/Costa_Rica	mountain
3625549	Valencia	VE		10.1620	-68.0076	1385	America/Caracas	
3625829	Turmero	VE		10.2286	-67.4742	345	America/Caracas	
3627047	Santa Teresa del Tuy	VE		10.2329	-66.6647	279	America/Caracas	
3628473	San Cristóbal	VE		7.7669	-72.2250	247	America/Caracas	
3629672	Puerto La Cruz	VE		10.2138	-64.6328	370	America/Caracas	
3630297	Petare	VE		10.4768	-66.8079	365	America/Caracas	
3631741	Mucumpiz	VE		8.4167	-71.1333	215	America/Caracas	
3632308	Mérida	VE		8.5897	-71.1561	300	America/Caracas	
3632998	Maracay	VE		10.2354	-67.5911	1754	America/Caracas	
3633009	Maracaibo	VE		10.6666	-71.6124	2225	America/Caracas	
3644768	Cumaná	VE		10.4540	-64.1826	258	America/Caracas	
3645528	Ciudad Guayana	VE		8.3512	-62.6410	747	America/Caracas	
3645532	Ciudad Bolívar	VE		8.1292	-63.5409	338	America/Caracas	
3646738	Caracas	VE		10.4880	-66.8792	3000	America/Caracas	*
3647651	Cabimas	VE		10.3991	-71.4521	201	America/Caracas	
3648439	Baruta	VE		10.4342	-66.8756	244	America/Caracas	
3648522	Barquisimeto	VE		10.0647	-69.3570	809	America/Caracas	
3648546	Barinas	VE		8.6226	-70.2075	353	America/Caracas	
3648559	Barcelona	VE		10.1363	-64.6862	425	America/Caracas	
3651297	Santo Domingo de los Colorados	EC		-0.2530	-79.1754	200	America/Guayaquil	
3652462	Quito	EC		-0.2298	-78.5250	1400	America/Guayaquil	*
3652764	Puerto Ayora	EC		-0.7402	-90.3138	9	Pacific/Galapagos	island
3657509	Guayaquil	EC		-2.1962	-79.8862	1952	America/Guayaquil	
3658666	Cuenca	EC		-2.9005	-79.0045	277	America/Guayaquil	
3660346	Baños	EC		-1.3970	-78.4229	10	America/Guayaquil	mountain
3662574	Rio Branco	BR		-9.9747	-67.8100	258	America/Rio_Branco	
3662762	Porto Velho	BR		-8.7619	-63.9039	306	America/Porto_Velho	
3663517	Manaus	BR	Amazonas	-3.1019	-60.0250	1598	America/Manaus	
3664980	Boa Vista	BR		2.8197	-60.6733	235	America/Boa_Vista	
3665900	Villavicencio	CO		4.1420	-73.6266	322	America/Bogota	
3666003	Villa de Leyva	CO		5.6341	-73.5244	5	America/Bogota	old-town
3666304	Valledupar	CO		10.4631	-73.2532	308	America/Bogota	
3667849	Soledad	CO		10.9184	-74.7646	343	America/Bogota	
3667905	Soacha	CO		4.5794	-74.2168	314	America/Bogota	
3667983	Sincelejo	CO		9.3047	-75.3978	261	America/Bogota	
3668605	Santa Marta	CO		11.2408	-74.1990	432	America/Bogota	beach
3670352	Salento	CO		4.6375	-75.5703	4	America/Bogota	old-town
3671916	Popayán	CO		2.4382	-76.6132	259	America/Bogota	
3672486	Pereira	CO		4.8133	-75.6961	440	America/Bogota	
3672778	Pasto	CO		1.2136	-77.2811	382	America/Bogota	
3673164	Palmira	CO		3.5394	-76.3036	248	America/Bogota	
3673899	Neiva	CO		2.9273	-75.2819	353	America/Bogota	
3674453	Montería	CO		8.7480	-75.8814	272	America/Bogota	
3674962	Medellín	CO		6.2518	-75.5636	2000	America/Bogota	mountain
3675443	Manizales	CO		5.0689	-75.5174	358	America/Bogota	
3680450	Itagüí	CO		6.1846	-75.5991	282	America/Bogota	
3680656	Ibagué	CO		4.4389	-75.2322	422	America/Bogota	
3682385	Floridablanca	CO		7.0622	-73.0864	252	America/Bogota	
3685533	Cúcuta	CO		7.8939	-72.5078	721	America/Bogota	
3687238	Cartagena	CO		10.3997	-75.5144	952	America/Bogota	beach
3687925	Cali	CO		3.4372	-76.5225	2393	America/Bogota	
3688451	Buenaventura	CO		3.8801	-77.0312	240	America/Bogota	
3688465	Bucaramanga	CO		7.1254	-73.1198	572	America/Bogota	
3688689	Bogotá	CO		4.6097	-74.0817	7674	America/Bogota	*
3688928	Bello	CO		6.3373	-75.5580	393	America/Bogota	
3689147	Barranquilla	CO		10.9685	-74.7813	1380	America/Bogota	
3689560	Armenia	CO		4.5339	-75.6811	315	America/Bogota	
3691175	Trujillo	PE		-8.1160	-79.0300	747	America/Lima	
3693345	Pucallpa	PE		-8.3791	-74.5539	311	America/Lima	
3693528	Piura	PE		-5.1945	-80.6328	325	America/Lima	
3695000	Máncora	PE		-4.1078	-81.0475	9	America/Lima	beach
3696183	Iquitos	PE		-3.7491	-73.2538	438	America/Lima	
3696378	Huaraz	PE		-9.5278	-77.5278	87	America/Lima	mountain
3698304	Chimbote	PE		-9.0853	-78.5783	317	America/Lima	
3698350	Chiclayo	PE		-6.7714	-79.8409	577	America/Lima	
3701329	San Miguelito	PA		9.0503	-79.4707	322	America/Panama	
3703443	Panamá	PA		8.9936	-79.5197	408	America/Panama	*
3718420	Port-de-Paix	HT		19.9398	-72.8304	250	America/Port-au-Prince	
3718426	Port-au-Prince	HT		18.5435	-72.3388	1235	America/Port-au-Prince	*
3719028	Pétionville	HT		18.5125	-72.2853	283	America/Port-au-Prince	
3726786	Delmas 73	HT		18.5447	-72.3028	383	America/Port-au-Prince	
3727135	Croix-des-Bouquets	HT		18.5768	-72.2262	229	America/Port-au-Prince	
3778045	Maturín	VE		9.7457	-63.1832	411	America/Caracas	
3827406	Benito Juarez	MX		19.3984	-99.1577	355	America/Mexico_City	
3827408	Miguel Hidalgo	MX		19.4341	-99.2002	373	America/Mexico_City	
3827409	Cuauhtémoc	MX		19.4451	-99.1461	532	America/Mexico_City	
3827598	Ojo de Agua	MX		19.6803	-99.0100	242	America/Mexico_City	
3827606	Buenavista	MX		19.6083	-99.1694	206	America/Mexico_City	
3833367	Ushuaia	AR	Tierra del Fuego	-54.8108	-68.3159	58	America/Punta_Arenas	ski
3835869	Santiago del Estero	AR		-27.7951	-64.2615	355	America/Argentina/Cordoba	
3836277	Santa Fe	AR		-31.6488	-60.7087	490	America/Argentina/Cordoba	
3836564	San Salvador de Jujuy	AR		-24.1946	-65.2971	306	America/Argentina/Jujuy	
3836873	San Miguel de Tucumán	AR		-26.8241	-65.2226	781	America/Argentina/Tucuman	
3836951	San Martín de los Andes	AR		-40.1579	-71.3534	24	America/Argentina/Salta	ski
3837213	San Juan	AR		-31.5375	-68.5364	447	America/Argentina/San_Juan	
3838233	Salta	AR	Salta	-24.7859	-65.4117	513	America/Argentina/Salta	old-town
3838583	Rosario	AR		-32.9468	-60.6393	1174	America/Argentina/Cordoba	
3841956	Paraná	AR		-31.7327	-60.5290	262	America/Argentina/Cordoba	
3843123	Neuquén	AR		-38.9516	-68.0591	242	America/Argentina/Salta	
3844421	Mendoza	AR	Mendoza	-32.8908	-68.8272	877	America/Argentina/Mendoza	vineyard
3858677	El Calafate	AR	Santa Cruz	-50.3407	-72.2768	8	America/Argentina/Rio_Gallegos	mountain
3860259	Córdoba	AR		-31.4135	-64.1810	1428	America/Argentina/Cordoba	
3863503	Cafayate	AR	Salta	-26.0729	-65.9777	12	America/Argentina/Salta	vineyard
3865086	Bahía Blanca	AR		-38.7196	-62.2724	277	America/Argentina/Buenos_Aires	
3868121	Viña del Mar	CL		-33.0246	-71.5518	295	America/Santiago	
3868626	Valparaíso	CL		-33.0360	-71.6296	282	America/Santiago	old-town
3870011	Temuco	CL		-38.7396	-72.5984	238	America/Santiago	
3870282	Talcahuano	CL		-36.7249	-73.1168	253	America/Santiago	
3871336	Santiago	CL		-33.4569	-70.6483	4837	America/Santiago	*
3871616	Santa Cruz	CL		-34.6388	-71.3658	33	America/Santiago	vineyard
3871781	San Pedro de Atacama	CL		-22.9111	-68.2011	2	America/Santiago	desert
3872348	San Bernardo	CL		-33.5922	-70.6996	250	America/Santiago	
3873775	Rancagua	CL		-34.1708	-70.7444	213	America/Santiago	
3874787	Punta Arenas	CL		-53.1548	-70.9113	117	America/Punta_Arenas	mountain
3874958	Puerto Natales	CL		-51.7299	-72.5060	20	America/Punta_Arenas	mountain
3875024	Puente Alto	CL		-33.6117	-70.5758	510	America/Santiago	
3875070	Pucón	CL		-39.2822	-71.9543	27	America/Santiago	ski
3887127	Iquique	CL		-20.2133	-70.1503	227	America/Santiago	
3893894	Concepción	CL		-36.8270	-73.0498	215	America/Santiago	
3896218	Castro	CL		-42.4721	-73.7732	30	America/Santiago	mountain
3899539	Antofagasta	CL		-23.6524	-70.3954	310	America/Santiago	
3903987	Sucre	BO		-19.0333	-65.2627	225	America/La_Paz	*old-town
3904906	Santa Cruz de la Sierra	BO		-17.7863	-63.1812	1364	America/La_Paz	
3909234	Oruro	BO		-17.9833	-67.1500	209	America/La_Paz	
3911925	La Paz	BO		-16.5000	-68.1500	813	America/La_Paz	
3919968	Cochabamba	BO		-17.3895	-66.1568	900	America/La_Paz	
3928128	Tacna	PE		-18.0146	-70.2536	280	America/Lima	
3934055	Ollantaytambo	PE	Cusco	-13.2572	-72.2631	2	America/Lima	old-town
3936456	Lima	PE	Lima	-12.0432	-77.0282	7737	America/Lima	*
3937513	Juliaca	PE		-15.5000	-70.1333	246	America/Lima	
3938527	Ica	PE		-14.0678	-75.7286	247	America/Lima	desert
3939459	Huancayo	PE		-12.0651	-75.2049	377	America/Lima	
3941584	Cusco	PE	Cusco	-13.5226	-71.9673	312	America/Lima	old-town
3946083	Callao	PE		-12.0566	-77.1181	813	America/Lima	
3947322	Arequipa	PE	Arequipa	-16.3989	-71.5350	841	America/Lima	old-town
3979770	Zapopan	MX	Jalisco	20.7236	-103.3848	1142	America/Mexico_City	
3980617	Valle de Guadalupe	MX	Jalisco	21.0111	-102.6168	4	America/Mexico_City	desert
3980760	Uruapan	MX		19.4112	-102.0564	264	America/Mexico_City	
3981254	Torreón	MX		25.5439	-103.4190	609	America/Monterrey	
3981369	Tonalá	MX	Jalisco	20.6244	-103.2342	409	America/Mexico_City	
3981461	Tlaquepaque	MX	Jalisco	20.6409	-103.2933	576	America/Mexico_City	
3981609	Tijuana	MX	Baja California	32.5027	-117.0037	1301	America/Tijuana	
3981941	Tepic	MX		21.5095	-104.8957	333	America/Mazatlan	
3982912	Soledad de Graciano Sánchez	MX		22.1891	-100.9379	255	America/Mexico_City	
3984583	Santa Catarina	MX	Nuevo León	25.6732	-100.4581	268	America/Monterrey	
3985241	San Nicolás de los Garza	MX	Nuevo León	25.7417	-100.3022	443	America/Monterrey	
3985344	San Miguel de Allende	MX	Guanajuato	20.9153	-100.7439	70	America/Mexico_City	old-town
3985606	San Luis Potosí	MX		22.1498	-100.9792	723	America/Mexico_City	
3985710	Cabo San Lucas	MX	Baja California Sur	22.8909	-109.9124	68	America/Mazatlan	beach
3988086	Saltillo	MX		25.4232	-101.0053	710	America/Monterrey	
3991164	Santiago de Querétaro	MX	Querétaro	20.5881	-100.3881	626	America/Mexico_City	
3991328	Puerto Vallarta	MX	Jalisco	20.6170	-105.2302	203	America/Mexico_City	beach
3995402	Morelia	MX		19.7008	-101.1844	598	America/Mexico_City	
3995465	Monterrey	MX	Nuevo León	25.6751	-100.3185	1136	America/Monterrey	
3995523	Monclova	MX		26.9069	-101.4206	215	America/Monterrey	
3996069	Mexicali	MX	Baja California	32.6278	-115.4545	690	America/Tijuana	
3996322	Mazatlán	MX	Sinaloa	23.2329	-106.4062	382	America/Mazatlan	beach
3997479	Los Mochis	MX	Sinaloa	25.7930	-108.9981	257	America/Mazatlan	
3998655	León de los Aldama	MX	Guanajuato	21.1291	-101.6737	1239	America/Mexico_City	
4000900	La Paz	MX	Baja California Sur	24.1444	-110.3005	215	America/Mazatlan	
4004330	Irapuato	MX	Guanajuato	20.6767	-101.3563	381	America/Mexico_City	
4004886	Nogales	MX	Sonora	31.3086	-110.9422	213	America/Hermosillo	
4004898	Hermosillo	MX	Sonora	29.1026	-110.9773	715	America/Hermosillo	
4005270	Guanajuato	MX	Guanajuato	21.0186	-101.2591	72	America/Mexico_City	old-town
4005492	Guadalupe	MX	Nuevo León	25.6768	-100.2565	674	America/Monterrey	
4005539	Guadalajara	MX	Jalisco	20.6668	-103.3918	1495	America/Mexico_City	
4005775	Gómez Palacio	MX		25.5698	-103.4959	257	America/Monterrey	
4005867	Ciudad General Escobedo	MX	Nuevo León	25.7970	-100.3179	352	America/Monterrey	
4006702	Ensenada	MX	Baja California	31.8715	-116.6007	280	America/Tijuana	
4011743	Victoria de Durango	MX		24.0203	-104.6576	519	America/Monterrey	
4012176	Culiacán	MX	Sinaloa	24.7903	-107.3878	676	America/Mazatlan	
4013704	Ciudad Obregón	MX	Sonora	27.4864	-109.9408	299	America/Hermosillo	
4013708	Juárez	MX	Chihuahua	31.7202	-106.4608	1321	America/Ciudad_Juarez	
4014338	Chihuahua	MX	Chihuahua	28.6353	-106.0889	809	America/Chihuahua	
4014875	Celaya	MX	Guanajuato	20.5235	-100.8157	340	America/Mexico_City	
4018390	Ciudad Apodaca	MX	Nuevo León	25.7819	-100.1884	467	America/Monterrey	
4019233	Aguascalientes	MX		21.8823	-102.2826	722	America/Mexico_City	
4030723	Adamstown	PN		-25.0660	-130.1015	0	Pacific/Pitcairn	*
4030754	Hanga Roa	CL		-27.1525	-109.4244	3	Pacific/Easter	mountain
4032402	Nuku‘alofa	TO		-21.1394	-175.2018	22	Pacific/Tongatapu	*
4033077	Bora Bora	PF		-16.5074	-151.7491	5	Pacific/Tahiti	island
4033910	Moorea	PF		-17.4954	-149.8744	2	Pacific/Tahiti	island
4033936	Papeete	PF		-17.5373	-149.5665	26	Pacific/Tahiti	*island
4034821	Mata-Utu	WF		-13.2816	-176.1745	1	Pacific/Wallis	*
4035413	Apia	WS		-13.8333	-171.7667	40	Pacific/Apia	*
4035715	Avarua	CK		-21.2075	-159.7755	13	Pacific/Rarotonga	*island
4036284	Alofi	NU		-19.0545	-169.9177	1	Pacific/Niue	*
4044012	Hagåtña	GU		13.4757	144.7489	1	Pacific/Guam	*
4049979	Birmingham	US	Alabama	33.5207	-86.8025	212	America/Chicago	
4065552	Gulf Shores	US	Alabama	30.2460	-87.7008	11	America/Chicago	beach
4076784	Montgomery	US	Alabama	32.3668	-86.3000	201	America/Chicago	
4140963	Washington, D.C.	US	District of Columbia	38.8951	-77.0364	602	America/New_York	*
4151316	Clearwater	US	Florida	27.9658	-82.8001	113	America/New_York	beach
4153188	Destin	US	Florida	30.3935	-86.4958	14	America/Chicago	beach
4155966	Fort Lauderdale	US	Florida	26.1223	-80.1434	179	America/New_York	beach
4158476	Hialeah	US	Florida	25.8576	-80.2781	237	America/New_York	
4160021	Jacksonville	US	Florida	30.3322	-81.6556	868	America/New_York	
4160812	Key West	US	Florida	24.5552	-81.7816	26	America/New_York	island
4164138	Miami	US	Florida	25.7743	-80.1937	441	America/New_York	
4164143	Miami Beach	US	Florida	25.7906	-80.1300	92	America/New_York	beach
4167147	Orlando	US	Florida	28.5383	-81.3792	271	America/New_York	
4167695	Panama City Beach	US	Florida	30.1766	-85.8055	13	America/Chicago	beach
4170894	St. Augustine	US	Florida	29.8947	-81.3145	13	America/New_York	old-town
4171563	St. Petersburg	US	Florida	27.7709	-82.6793	257	America/New_York	
4174757	Tampa	US	Florida	27.9475	-82.4584	369	America/New_York	
4180439	Atlanta	US	Georgia	33.7490	-84.3880	464	America/New_York	
4188985	Columbus	US	Georgia	32.4610	-84.9877	201	America/New_York	
4221552	Savannah	US	Georgia	32.0835	-81.0998	146	America/New_York	old-town
4259418	Indianapolis	US	Indiana	39.7684	-86.1580	830	America/Indiana/Indianapolis	
4281730	Wichita	US	Kansas	37.6922	-97.3375	390	America/Chicago	
4295940	Ironville	US	Kentucky	38.4565	-82.6924	289	America/New_York	
4297983	Lexington	US	Kentucky	37.9887	-84.4777	225	America/New_York	
4297999	Lexington-Fayette	US	Kentucky	38.0498	-84.4586	314	America/New_York	
4299276	Louisville	US	Kentucky	38.2542	-85.7594	244	America/Kentucky/Louisville	
4300488	Meads	US	Kentucky	38.4126	-82.7091	289	America/New_York	
4315588	Baton Rouge	US	Louisiana	30.4433	-91.1875	229	America/Chicago	
4335045	New Orleans	US	Louisiana	29.9547	-90.0751	390	America/Chicago	old-town
4347242	Annapolis	US	Maryland	38.9786	-76.4918	39	America/New_York	old-town
4347778	Baltimore	US	Maryland	39.2904	-76.6122	622	America/New_York	
4393217	Kansas City	US	Missouri	39.0997	-94.5786	475	America/Chicago	
4407066	St. Louis	US	Missouri	38.6273	-90.1979	316	America/Chicago	
4431410	Jackson	US	Mississippi	32.2988	-90.1848	171	America/Chicago	ski
4453066	Asheville	US	North Carolina	35.6009	-82.5540	89	America/New_York	mountain
4460243	Charlotte	US	North Carolina	35.2271	-80.8431	827	America/New_York	
4464368	Durham	US	North Carolina	35.9940	-78.8986	258	America/New_York	
4466033	Fayetteville	US	North Carolina	35.0527	-78.8784	202	America/New_York	
4469146	Greensboro	US	North Carolina	36.0726	-79.7920	285	America/New_York	
4481427	Outer Banks	US	North Carolina	35.9574	-75.6241	3	America/New_York	beach
4487042	Raleigh	US	North Carolina	35.7721	-78.6386	451	America/New_York	
4499612	Winston-Salem	US	North Carolina	36.0999	-80.2442	241	America/New_York	
4501066	Cape May	US	New Jersey	38.9351	-74.9060	4	America/New_York	beach
4508722	Cincinnati	US	Ohio	39.1271	-84.5144	297	America/New_York	
4509177	Columbus	US	Ohio	39.9612	-82.9988	850	America/New_York	
4544349	Oklahoma City	US	Oklahoma	35.4676	-97.5164	631	America/Chicago	
4553433	Tulsa	US	Oklahoma	36.1540	-95.9928	404	America/Chicago	
4560349	Philadelphia	US	Pennsylvania	39.9523	-75.1638	1567	America/New_York	
4562831	Bayamón	PR		18.3986	-66.1557	203	America/Puerto_Rico	
4568127	San Juan	PR		18.4663	-66.1057	418	America/Puerto_Rico	*island
4574324	Charleston	US	South Carolina	32.7766	-79.9309	133	America/New_York	old-town
4588718	Myrtle Beach	US	South Carolina	33.6891	-78.8867	31	America/New_York	beach
4624443	Gatlinburg	US	Tennessee	35.7145	-83.5119	4	America/New_York	mountain
4641239	Memphis	US	Tennessee	35.1495	-90.0490	656	America/Chicago	
4644585	Nashville	US	Tennessee	36.1659	-86.7844	531	America/Chicago	
4671240	Arlington	US	Texas	32.7357	-97.1081	388	America/Chicago	
4671654	Austin	US	Texas	30.2672	-97.7431	932	America/Chicago	
4676181	Breckenridge	US	Texas	32.7557	-98.9023	6	America/Chicago	ski
4683416	Corpus Christi	US	Texas	27.8006	-97.3964	324	America/Chicago	
4684888	Dallas	US	Texas	32.7831	-96.8067	1300	America/Chicago	
4691930	Fort Worth	US	Texas	32.7254	-97.3208	833	America/Chicago	
4693003	Garland	US	Texas	32.9126	-96.6389	237	America/Chicago	
4699066	Houston	US	Texas	29.7633	-95.3633	2296	America/Chicago	
4700168	Irving	US	Texas	32.8140	-96.9489	237	America/Chicago	
4705349	Laredo	US	Texas	27.5064	-99.5075	255	America/Chicago	
4719457	Plano	US	Texas	33.0198	-96.6989	284	America/Chicago	
4726206	San Antonio	US	Texas	29.4241	-98.4936	1470	America/Chicago	
4744709	Arlington	US	Virginia	38.8810	-77.1043	208	America/New_York	
4752186	Chesapeake	US	Virginia	36.8190	-76.2749	235	America/New_York	
4776222	Norfolk	US	Virginia	36.8468	-76.2852	246	America/New_York	
4781708	Richmond	US	Virginia	37.5538	-77.4603	220	America/New_York	
4791259	Virginia Beach	US	Virginia	36.8529	-75.9780	453	America/New_York	
4795467	Charlotte Amalie	VI		18.3419	-64.9307	20	America/St_Thomas	*island
4853828	Des Moines	US	Iowa	41.6005	-93.6091	210	America/Chicago	
4883817	Aurora	US	Illinois	41.7606	-88.3201	201	America/Chicago	
4887398	Chicago	US	Illinois	41.8500	-87.6500	2721	America/Chicago	
4920423	Fort Wayne	US	Indiana	41.1306	-85.1289	260	America/Indiana/Indianapolis	
4930956	Boston	US	Massachusetts	42.3584	-71.0598	667	America/New_York	
4944903	Nantucket	US	Massachusetts	41.2835	-70.0995	7	America/New_York	island
4948087	Provincetown	US	Massachusetts	42.0530	-70.1864	3	America/New_York	beach
4957320	Bar Harbor	US	Maine	44.3876	-68.2039	3	America/New_York	mountain
4990729	Detroit	US	Michigan	42.3314	-83.0457	677	America/Detroit	
5037649	Minneapolis	US	Minnesota	44.9800	-93.2638	411	America/Chicago	
5045360	Saint Paul	US	Minnesota	44.9444	-93.0933	285	America/Chicago	
5072006	Lincoln	US	Nebraska	40.8000	-96.6670	277	America/Chicago	
5074472	Omaha	US	Nebraska	41.2563	-95.9404	444	America/Chicago	
5099836	Jersey City	US	New Jersey	40.7282	-74.0776	264	America/New_York	
5101798	Newark	US	New Jersey	40.7357	-74.1724	282	America/New_York	
5110266	The Bronx	US	New York	40.8499	-73.8664	1385	America/New_York	
5110302	Brooklyn	US	New York	40.6501	-73.9496	2301	America/New_York	
5110629	Buffalo	US	New York	42.8865	-78.8784	258	America/New_York	
5122520	Jamaica	US	New York	40.6915	-73.8057	217	America/New_York	
5123831	Lake Placid	US	New York	44.2796	-73.9820	2	America/New_York	mountain
5125771	Manhattan	US	New York	40.7834	-73.9663	1488	America/New_York	
5128581	New York City	US	New York	40.7143	-74.0060	8175	America/New_York	
5133273	Queens	US	New York	40.6815	-73.8365	2273	America/New_York	
5134086	Rochester	US	New York	43.1548	-77.6156	210	America/New_York	
5139568	Staten Island	US	New York	40.5623	-74.1399	469	America/New_York	
5145215	Yonkers	US	New York	40.9312	-73.8988	201	America/New_York	
5150529	Cleveland	US	Ohio	41.4995	-81.6954	388	America/New_York	
5174035	Toledo	US	Ohio	41.6639	-83.5552	280	America/New_York	
5206379	Pittsburgh	US	Pennsylvania	40.4406	-79.9959	304	America/New_York	
5223593	Newport	US	Rhode Island	41.4901	-71.3128	24	America/New_York	old-town
5241611	Stowe	US	Vermont	44.4653	-72.6846	4	America/New_York	ski
5261457	Madison	US	Wisconsin	43.0731	-89.4012	249	America/Chicago	
5263045	Milwaukee	US	Wisconsin	43.0389	-87.9065	600	America/Chicago	
5289282	Chandler	US	Arizona	33.3062	-111.8413	261	America/Phoenix	
5294810	Flagstaff	US	Arizona	35.1981	-111.6513	70	America/Phoenix	mountain
5295903	Gilbert	US	Arizona	33.3528	-111.7890	248	America/Phoenix	
5295985	Glendale	US	Arizona	33.5386	-112.1860	240	America/Phoenix	
5303929	Maryvale	US	Arizona	33.5020	-112.1776	208	America/Phoenix	
5304391	Mesa	US	Arizona	33.4223	-111.8226	472	America/Phoenix	
5307778	Page	US	Arizona	36.9147	-111.4558	7	America/Phoenix	desert
5308655	Phoenix	US	Arizona	33.4484	-112.0740	1563	America/Phoenix	
5313457	Scottsdale	US	Arizona	33.5092	-111.8990	237	America/Phoenix	desert
5313667	Sedona	US	Arizona	34.8697	-111.7610	10	America/Phoenix	desert
5318313	Tucson	US	Arizona	32.2217	-110.9265	532	America/Phoenix	
5319311	Vail	US	Arizona	32.0479	-110.7120	10	America/Phoenix	ski
5323810	Anaheim	US	California	33.8353	-117.9145	351	America/Los_Angeles	
5325738	Bakersfield	US	California	35.3733	-119.0187	374	America/Los_Angeles	
5336899	Chula Vista	US	California	32.6401	-117.0842	266	America/Los_Angeles	
5349755	Fontana	US	California	34.0922	-117.4351	207	America/Los_Angeles	
5350734	Fremont	US	California	37.5483	-121.9886	232	America/Los_Angeles	
5350937	Fresno	US	California	36.7477	-119.7724	520	America/Los_Angeles	
5352423	Glendale	US	California	34.1425	-118.2551	201	America/Los_Angeles	
5356012	Healdsburg	US	California	38.6105	-122.8692	12	America/Los_Angeles	vineyard
5358705	Huntington Beach	US	California	33.6603	-117.9992	202	America/Los_Angeles	
5359777	Irvine	US	California	33.6695	-117.8231	257	America/Los_Angeles	
5364275	Laguna Beach	US	California	33.5423	-117.7831	23	America/Los_Angeles	beach
5367929	Long Beach	US	California	33.7670	-118.1892	474	America/Los_Angeles	
5368361	Los Angeles	US	California	34.0522	-118.2437	3972	America/Los_Angeles	
5369906	Malibu	US	California	34.0258	-118.7804	13	America/Los_Angeles	beach
5370006	Mammoth Lakes	US	California	37.6486	-118.9721	8	America/Los_Angeles	ski
5373900	Modesto	US	California	37.6391	-120.9969	211	America/Los_Angeles	
5374361	Monterey	US	California	36.6002	-121.8947	28	America/Los_Angeles	beach
5374732	Moreno Valley	US	California	33.9375	-117.2306	204	America/Los_Angeles	
5376095	Napa	US	California	38.2971	-122.2855	80	America/Los_Angeles	vineyard
5378538	Oakland	US	California	37.8044	-122.2708	419	America/Los_Angeles	
5380184	Oxnard	US	California	34.1975	-119.1770	207	America/Los_Angeles	
5380668	Palm Springs	US	California	33.8303	-116.5453	47	America/Los_Angeles	desert
5381438	Paso Robles	US	California	35.6266	-120.6910	27	America/Los_Angeles	vineyard
5387877	Riverside	US	California	33.9534	-117.3962	322	America/Los_Angeles	
5389489	Sacramento	US	California	38.5816	-121.4944	491	America/Los_Angeles	
5391710	San Bernardino	US	California	34.1083	-117.2898	216	America/Los_Angeles	
5391811	San Diego	US	California	32.7157	-117.1647	1395	America/Los_Angeles	
5391959	San Francisco	US	California	37.7749	-122.4194	865	America/Los_Angeles	
5392171	San Jose	US	California	37.3394	-121.8950	1027	America/Los_Angeles	
5392900	Santa Ana	US	California	33.7456	-117.8678	335	America/Los_Angeles	
5392952	Santa Barbara	US	California	34.4208	-119.6982	92	America/Los_Angeles	beach
5393212	Santa Monica	US	California	34.0194	-118.4912	93	America/Los_Angeles	beach
5397095	Sonoma	US	California	38.2919	-122.4580	11	America/Los_Angeles	vineyard
5397664	South Lake Tahoe	US	California	38.9332	-119.9844	22	America/Los_Angeles	ski
5399020	Stockton	US	California	37.9577	-121.2908	306	America/Los_Angeles	
5412230	Aspen	US	Colorado	39.1911	-106.8175	7	America/Denver	ski
5412347	Aurora	US	Colorado	39.7294	-104.8319	359	America/Denver	
5417598	Colorado Springs	US	Colorado	38.8339	-104.8214	457	America/Denver	
5419384	Denver	US	Colorado	39.7392	-104.9847	683	America/Denver	
5441199	Telluride	US	Colorado	37.9375	-107.8123	2	America/Denver	ski
5454711	Albuquerque	US	New Mexico	35.0845	-106.6511	559	America/Denver	
5490263	Santa Fe	US	New Mexico	35.6870	-105.9378	84	America/Denver	old-town
5505411	Henderson	US	Nevada	36.0397	-114.9819	286	America/Los_Angeles	
5506956	Las Vegas	US	Nevada	36.1750	-115.1372	624	America/Los_Angeles	
5509403	North Las Vegas	US	Nevada	36.1989	-115.1175	235	America/Los_Angeles	
5509952	Paradise	US	Nevada	36.0972	-115.1467	223	America/Los_Angeles	
5511077	Reno	US	Nevada	39.5296	-119.8138	241	America/Los_Angeles	
5520993	El Paso	US	Texas	31.7587	-106.4869	681	America/Denver	
5525577	Lubbock	US	Texas	33.5779	-101.8552	249	America/Chicago	
5543307	Moab	US	Utah	38.5733	-109.5498	5	America/Denver	desert
5576882	Estes Park	US	Colorado	40.3772	-105.5217	6	America/Denver	mountain
5582371	Steamboat Springs	US	Colorado	40.4850	-106.8317	12	America/Denver	ski
5597711	Sun Valley	US	Idaho	43.6807	-114.3637	3	America/Boise	ski
5640193	Big Sky	US	Montana	45.2846	-111.3683	2	America/Denver	ski
5641727	Bozeman	US	Montana	45.6797	-111.0386	43	America/Denver	mountain
5746545	Portland	US	Oregon	45.5234	-122.6762	632	America/Los_Angeles	
5750162	Salem	US	Oregon	44.9429	-123.0351	165	America/Los_Angeles	old-town
5779451	Park City	US	Utah	40.6461	-111.4980	8	America/Denver	ski
5809844	Seattle	US	Washington	47.6062	-122.3321	684	America/Los_Angeles	
5811696	Spokane	US	Washington	47.6597	-117.4291	213	America/Los_Angeles	
5812944	Tacoma	US	Washington	47.2529	-122.4443	208	America/Los_Angeles	
5814916	Walla Walla	US	Washington	46.0646	-118.3430	32	America/Los_Angeles	vineyard
5847504	Kailua-Kona	US	Hawaii	19.6402	-155.9991	12	Pacific/Honolulu	island
5849996	Lahaina	US	Hawaii	20.8743	-156.6766	12	Pacific/Honolulu	island
5852602	Princeville	US	Hawaii	22.2176	-159.4789	2	Pacific/Honolulu	island
5856195	Honolulu	US	Hawaii	21.3069	-157.8583	372	Pacific/Honolulu	island
5861897	Fairbanks	US	Alaska	64.8378	-147.7164	32	America/Anchorage	mountain
5879400	Anchorage	US	Alaska	61.2181	-149.9003	299	America/Anchorage	mountain
5881576	Pago Pago	AS		-14.2781	-170.7025	12	Pacific/Apia	*
5892532	Banff	CA	Alberta	51.1762	-115.5698	8	America/Edmonton	ski
5907364	Brampton	CA	Ontario	43.6834	-79.7663	434	America/Toronto	
5911606	Burnaby	CA	British Columbia	49.2664	-122.9526	203	America/Vancouver	
5913490	Calgary	CA	Alberta	51.0501	-114.0853	1020	America/Edmonton	
5914894	Canmore	CA	Alberta	51.0834	-115.3521	12	America/Edmonton	mountain
5946768	Edmonton	CA	Alberta	53.5501	-113.4687	712	America/Edmonton	
5950267	Etobicoke	CA	Ontario	43.6542	-79.5671	348	America/Toronto	
5959974	Gatineau	CA	Quebec	45.4772	-75.7016	242	America/Toronto	
5969782	Hamilton	CA	Ontario	43.2501	-79.8496	520	America/Toronto	
5992996	Kitchener	CA	Ontario	43.4254	-80.5112	234	America/Toronto	
6050610	Laval	CA	Quebec	45.5699	-73.6920	377	America/Toronto	
6058560	London	CA	Ontario	42.9834	-81.2330	347	America/Toronto	
6059891	Longueuil	CA	Quebec	45.5312	-73.5181	229	America/Toronto	
6066513	Markham	CA	Ontario	43.8668	-79.2663	262	America/Toronto	
6075357	Mississauga	CA	Ontario	43.5789	-79.6583	669	America/Toronto	
6077243	Montréal	CA	Quebec	45.5088	-73.5878	1600	America/Toronto	
6077445	Mont-Tremblant	CA	Quebec	46.2127	-74.5844	9	America/Toronto	ski
6087892	Niagara Falls	CA	Ontario	43.1001	-79.0663	82	America/Toronto	old-town
6091104	North York	CA	Ontario	43.7668	-79.4163	636	America/Toronto	
6094578	Oshawa	CA	Ontario	43.9001	-78.8496	309	America/Toronto	
6094817	Ottawa	CA	Ontario	45.4112	-75.6981	812	America/Toronto	*
6121621	Revelstoke	CA	British Columbia	50.9971	-118.1953	8	America/Vancouver	ski
6159905	Surrey	CA	British Columbia	49.1063	-122.8251	395	America/Vancouver	
6167865	Toronto	CA	Ontario	43.7001	-79.4163	2600	America/Toronto	
6173331	Vancouver	CA	British Columbia	49.2497	-123.1193	600	America/Vancouver	
6173577	Vaughan	CA	Ontario	43.8361	-79.4983	239	America/Toronto	
6174041	Victoria	CA	British Columbia	48.4359	-123.3516	290	America/Vancouver	old-town
6180144	Whistler	CA	British Columbia	50.1182	-122.9540	9	America/Vancouver	ski
6182962	Windsor	CA	Ontario	42.3001	-83.0165	278	America/Toronto	
6183235	Winnipeg	CA	Manitoba	49.8844	-97.1470	632	America/Winnipeg	
6204696	Queenstown	NZ		-45.0302	168.6627	10	Pacific/Auckland	ski
6241325	Rotorua	NZ		-38.1387	176.2452	66	Pacific/Auckland	mountain
6243926	Blenheim	NZ		-41.5160	173.9528	27	Pacific/Auckland	vineyard
6295587	Batam	ID		1.1494	104.0249	1164	Asia/Jakarta	
6316406	Aparecida de Goiânia	BR	Goiás	-16.8233	-49.2439	511	America/Sao_Paulo	
6317344	Jaboatão dos Guararapes	BR	Pernambuco	-8.1128	-35.0147	630	America/Recife	
6324729	Halifax	CA	Nova Scotia	44.6464	-63.5729	359	America/Halifax	old-town
6325494	Québec	CA	Quebec	46.8123	-71.2145	529	America/Toronto	old-town
6354942	Les Deux Alpes	FR	Auvergne-Rhône-Alpes	45.0116	6.1255	2	Europe/Paris	ski
6354950	Tofino	CA	British Columbia	49.1531	-125.9074	2	America/Vancouver	mountain
6354954	Jasper	CA	Alberta	52.8795	-118.0804	4	America/Edmonton	mountain
6355222	Uluru	AU	Northern Territory	-25.2406	130.9889	2	Australia/Darwin	desert
6544105	Sant Martí	ES	Catalonia	41.4181	2.1993	236	Europe/Madrid	
6611854	Nay Pyi Taw	MM		19.7450	96.1297	925	Asia/Yangon	*
6690108	Panchkula	IN		30.6946	76.8504	200	Asia/Kolkata	
6691831	Vatican City	VA		41.9027	12.4541	1	Europe/Rome	*
6696918	Taoyuan City	TW		24.9937	121.2970	402	Asia/Taipei	
6697563	Neyagawa	JP	Osaka	34.7662	135.6276	239	Asia/Tokyo	
6698658	Ko Pha Ngan	TH		9.7578	100.0291	12	Asia/Bangkok	island
6825489	Jōetsu	JP		37.1483	138.2364	204	Asia/Tokyo	
6940394	Saitama	JP		35.9081	139.6566	1193	Asia/Tokyo	
6941014	Ponta Delgada	PT	Azores	37.7395	-25.6687	20	Atlantic/Azores	island
6947637	Ataşehir	TR	Istanbul	40.9833	29.1167	362	Europe/Istanbul	
6948711	Scarborough	CA	Ontario	43.7722	-79.2567	600	America/Toronto	
6954929	Greater Noida	IN	Uttar Pradesh	28.4962	77.5360	294	Asia/Kolkata	
6955677	Çankaya	TR		39.9179	32.8627	792	Europe/Istanbul	
7262586	Yosemite	US	California	37.7407	-119.5779	1	America/Los_Angeles	mountain
7279746	Noida	IN	Uttar Pradesh	28.5800	77.3300	294	Asia/Kolkata	
7281017	La Pintana	CL		-33.5833	-70.6342	201	America/Santiago	
7281838	Logan City	AU	Queensland	-27.6392	153.1094	283	Australia/Brisbane	
7281931	Okanagan	CA	British Columbia	50.3639	-119.3500	298	America/Vancouver	
7283386	Changshu City	CN		31.6461	120.7422	1048	Asia/Shanghai	
7284275	Nungwi	TZ		-5.7265	39.2987	8	Africa/Dar_es_Salaam	island
7290162	Nusa Dua	ID	Bali	-8.8005	115.2334	3	Asia/Makassar	island
7290466	Pasig City	PH		14.5869	121.0614	617	Asia/Manila	
7302826	Lal Bahadur Nagar	IN	Telangana	17.3477	78.5576	262	Asia/Kolkata	
7302833	Gajuwaka	IN		17.7000	83.2167	259	Asia/Kolkata	
7302845	Quthbullapur	IN	Telangana	17.5011	78.4582	226	Asia/Kolkata	
7304020	Fenghuang	CN		27.9356	109.5996	370	Asia/Shanghai	
7304591	West Island	CC		-12.1568	96.8225	0	Indian/Cocos	*
7483813	Natore	BD		24.4111	88.9867	369	Asia/Dhaka	
7602078	Ladner	CA	British Columbia	49.0894	-123.0824	200	America/Vancouver	
7602670	Zhu Cheng City	CN		35.9950	119.4026	1000	Asia/Shanghai	
7626461	Yaren	NR		-0.5508	166.9252	1	Pacific/Nauru	*
7627067	Bahçelievler	TR	Istanbul	41.0023	28.8598	577	Europe/Istanbul	
7628416	Sultangazi	TR	Istanbul	41.1065	28.8685	437	Europe/Istanbul	
7628419	Sultanbeyli	TR	Istanbul	40.9607	29.2707	287	Europe/Istanbul	
7628420	Sancaktepe	TR	Istanbul	41.0024	29.2319	241	Europe/Istanbul	
7647007	San Carlos de Bariloche	AR	Río Negro	-41.1456	-71.3082	95	America/Argentina/Salta	ski
7701384	Karabağlar	TR		38.3740	27.1352	458	Europe/Istanbul	
7799991	New Cairo	EG		30.0300	31.4700	200	Africa/Cairo	
7828758	Saipan	MP		15.2123	145.7545	48	Pacific/Saipan	*
7838713	Gili Trawangan	ID		-8.3490	116.0370	2	Asia/Makassar	island
7838895	Russeifa	JO		32.0178	36.0464	268	Asia/Amman	
7874116	Santo Domingo Oeste	DO		18.5000	-70.0000	701	America/Santo_Domingo	
8063361	Ngerulmud	PW		7.5008	134.6238	0	Pacific/Palau	*
8074174	Muratpaşa	TR	Antalya	36.8916	30.7650	450	Europe/Istanbul	
8224624	City of Balikpapan	ID		-1.2420	116.8942	700	Asia/Makassar	
8347656	Ramagundam	IN	Telangana	18.7550	79.4740	235	Asia/Kolkata	
8347664	Ordos	CN		39.6086	109.7816	1941	Asia/Shanghai	
8436351	Sighişoara	RO		46.2214	24.7928	35	Europe/Bucharest	old-town
8505006	Wenshan City	CN		23.3631	104.2505	450	Asia/Shanghai	
8533133	Liupanshui	CN		26.5944	104.8333	252	Asia/Shanghai	
8581443	South Tangerang	ID		-6.2886	106.7179	1304	Asia/Jakarta	
8601412	Santo Domingo Este	DO		18.4885	-69.8571	700	America/Santo_Domingo	
8629640	Thoothukudi	IN	Tamil Nadu	8.7674	78.1342	411	Asia/Kolkata	
8630153	Hakuba	JP	Nagano	36.6982	137.8619	9	Asia/Tokyo	ski
9114206	Åre	SE		63.3991	13.0800	3	Europe/Stockholm	ski
9931406	Jianshui	CN		24.2774	101.2240	490	Asia/Shanghai	
10630176	Pasragad Branch	IR		34.7777	48.4717	788	Asia/Tehran	
10920963	Salé Al Jadida	MA		33.9972	-6.7405	200	Africa/Casablanca	
11238838	Merkezefendi	TR		37.8054	29.0424	280	Europe/Istanbul	
11523293	Sejong	KR		36.5924	127.2922	230	Asia/Seoul	
11694038	Huocheng	CN		44.0530	80.8717	360	Asia/Urumqi	
11777624	Archway	GB	England	51.5673	-0.1341	216	Europe/London	
11777962	Maafushi	MV		3.9423	73.4907	3	Indian/Maldives	island
11810635	Kyain Seikgyi Township	MM		15.8229	98.2526	246	Asia/Yangon	
11838258	Bayan Nur	CN		40.7414	107.3860	1760	Asia/Shanghai	
12042053	Musaffah	AE		24.3589	54.4827	243	Asia/Dubai	
12076997	José C. Paz	AR		-34.5154	-58.7681	230	America/Argentina/Buenos_Aires	
12129605	Chakwama	NG		11.5596	9.6641	200	Africa/Lagos	
90007367	Hallstatt	AT	Upper Austria	47.5622	13.6493	4	Europe/Vienna	old-town
90034471	Seminyak	ID	Bali	-8.6913	115.1682	4	Asia/Makassar	island
90608142	Flåm	NO		60.8630	7.1130	4	Europe/Oslo	old-town
90985765	Monteverde	CR		10.3150	-84.8250	4	America/Costa_Rica	mountain
91367090	Jericoacoara	BR	Ceará	-2.7970	-40.5130	4	America/Fortaleza	beach
91472039	Bávaro	DO		18.7160	-68.4524	4	America/Santo_Domingo	island
91499500	Drakensberg	ZA	KwaZulu-Natal	-28.8150	29.5350	4	Africa/Johannesburg	mountain
91503985	Fujairah	AE		25.1164	56.3414	4	Asia/Dubai	beach
91640934	Gavarnie	FR	Occitanie	42.7350	-0.0120	4	Europe/Paris	mountain
91668066	Boracay	PH		11.9674	121.9248	4	Asia/Manila	island
91753219	Diani Beach	KE		-4.2790	39.5940	4	Africa/Nairobi	beach
91759559	Darjeeling	IN	West Bengal	27.0420	88.2660	4	Asia/Kolkata	mountain
91928329	Veliko Tarnovo	BG		43.0810	25.6290	4	Europe/Sofia	old-town
91954293	Vík	IS		63.4190	-19.0060	4	Atlantic/Reykjavik	mountain
92008253	Noord	AW		12.5640	-70.0330	4	America/Aruba	island
92023979	Tamarindo	CR		10.2993	-85.8371	4	America/Costa_Rica	beach
92163170	Madonna di Campiglio	IT	Trentino-Alto Adige	46.2290	10.8260	4	Europe/Rome	ski
92205506	El Chaltén	AR	Santa Cruz	-49.3310	-72.8860	4	America/Argentina/Rio_Gallegos	mountain
92210394	Pinhão	PT	Vila Real	41.1900	-7.5440	4	Europe/Lisbon	vineyard
92228122	Val d'Isère	FR	Auvergne-Rhône-Alpes	45.4480	6.9800	4	Europe/Paris	ski
92438695	Ko Tao	TH		10.0956	99.8397	4	Asia/Bangkok	island
92660451	Copacabana	BO		-16.1660	-69.0860	4	America/La_Paz	old-town
92749187	Djerba	TN		33.8750	10.8570	4	Africa/Tunis	beach
93190512	Galway	IE		53.2719	-9.0489	4	Europe/Dublin	beach
93211656	Vilanculos	MZ		-22.0090	35.3170	4	Africa/Maputo	beach
93280085	Trysil	NO		61.3150	12.2640	4	Europe/Oslo	ski
93283482	Ella	LK		6.8667	81.0466	4	Asia/Colombo	old-town
93463471	Nara	JP	Nara	34.6851	135.8048	4	Asia/Tokyo	old-town
93559324	Gramado	BR	Rio Grande do Sul	-29.3790	-50.8740	4	America/Sao_Paulo	old-town
93727703	Franz Josef	NZ		-43.3870	170.1830	4	Pacific/Auckland	mountain
93751354	Franschhoek	ZA	Western Cape	-33.9090	19.1210	4	Africa/Johannesburg	vineyard
93759896	Liwa	AE		23.1330	53.7700	4	Asia/Dubai	desert
93956467	Montañita	EC		-1.8260	-80.7530	4	America/Guayaquil	beach
93995280	Niseko	JP	Hokkaido	42.8050	140.6870	4	Asia/Tokyo	ski
94024056	Hamilton Island	AU	Queensland	-20.3500	148.9580	4	Australia/Brisbane	island
94096672	Namche Bazaar	NP		27.8050	86.7140	4	Asia/Kathmandu	mountain
94124504	Nozawa Onsen	JP	Nagano	36.9230	138.4410	4	Asia/Tokyo	ski
94177963	Saly	SN		14.4480	-17.0110	4	Africa/Dakar	beach
94264148	Providenciales	TC		21.7740	-72.2650	4	America/Grand_Turk	island
94604390	Búzios	BR	Rio de Janeiro	-22.7470	-41.8820	4	America/Sao_Paulo	beach
94970825	Siwa	EG		29.2030	25.5190	4	Africa/Cairo	desert
95594528	St. Anton am Arlberg	AT	Tyrol	47.1280	10.2640	4	Europe/Vienna	ski
95726945	Merzouga	MA		31.0990	-4.0120	4	Africa/Casablanca	desert
95729151	Gulmarg	IN		34.0500	74.3800	4	Asia/Kolkata	ski
95932764	Bagan	MM		21.1950	94.9070	4	Asia/Yangon	old-town
95947637	Aguas Calientes	PE	Cusco	-13.1547	-72.5254	4	America/Lima	old-town
95984092	Vysoké Tatry	SK		49.1390	20.2230	4	Europe/Bratislava	ski
96263456	Killarney	IE		52.0599	-9.5044	4	Europe/Dublin	old-town
96654073	Sälen	SE		61.1570	13.2660	4	Europe/Stockholm	ski
96715988	Dunhuang	CN		40.1420	94.6620	4	Asia/Shanghai	desert
97123991	Farellones	CL		-33.3540	-70.3150	4	America/Santiago	ski
97227983	Meteora	GR		39.7050	21.6270	4	Europe/Athens	old-town
97302761	Wadi Rum	JO		29.5760	35.4200	4	Asia/Amman	desert
97640485	Huatulco	MX	Oaxaca	15.7660	-96.1350	4	America/Mexico_City	beach
97697089	Paros	GR	South Aegean	37.0850	25.1500	4	Europe/Athens	island
97780511	Mui Ne	VN		10.9333	108.2833	4	Asia/Ho_Chi_Minh	beach
97875861	Khiva	UZ		41.3780	60.3640	4	Asia/Samarkand	old-town
97994875	Hazyview	ZA		-25.0440	31.1230	4	Africa/Johannesburg	mountain
98421089	Corfu	GR		39.6200	19.9197	4	Europe/Athens	island
98457591	Canggu	ID	Bali	-8.6478	115.1385	4	Asia/Makassar	island
98595803	Vang Vieng	LA		18.9240	102.4470	4	Asia/Vientiane	old-town
98621476	Ras al-Khaimah	AE		25.7895	55.9432	4	Asia/Dubai	beach
98631592	Sossusvlei	NA		-24.4870	15.7990	4	Africa/Windhoek	desert
98927739	Ouarzazate	MA		30.9190	-6.8930	4	Africa/Casablanca	desert`;
