import { useState } from 'react';
import { TravelAgency, TravelDeals, TravelHotels } from '@portolan/sdk/react';

const stops = ['Lisbon', 'Vienna', 'Copenhagen'];
const currencies = ['EUR', 'USD', 'DKK'];

/** A club of night-train travellers: the page's own state decides what the widgets show, and hears what happens in them. */
export function App() {
  const [stop, setStop] = useState(stops[0]!);
  const [currency, setCurrency] = useState('EUR');
  const [news, setNews] = useState('Nothing looked for yet.');

  return (
    <>
      <header className="top">
        <p className="brand">Nightline</p>
        <label>
          Prices in{' '}
          <select value={currency} onChange={(event) => setCurrency(event.target.value)}>
            {currencies.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </label>
      </header>
      <main>
        <h1>Wake up somewhere else</h1>
        <p className="lead">
          Three places where the sleeper pulls in at breakfast. Choose one, then a bed for tonight.
        </p>
        <div className="stops" role="group" aria-label="Where the train goes">
          {stops.map((name) => (
            <button key={name} type="button" aria-pressed={name === stop} onClick={() => setStop(name)}>
              {name}
            </button>
          ))}
        </div>
        <TravelAgency currency={currency}>
          <TravelHotels
            className="search"
            destination={stop}
            onTravelSearch={() => setNews(`You are looking for a bed in ${stop}.`)}
            onTravelSelect={(event) => setNews(`You opened ${event.detail.service}.`)}
            onTravelBooked={({ detail }) => setNews(`Booked: ${detail.reference}. Sleep well.`)}
            onTravelError={({ detail }) => setNews(`Something is wrong: ${detail.code}.`)}
          >
            <p>The search for rooms needs JavaScript.</p>
          </TravelHotels>
          <p className="news" role="status">
            {news}
          </p>
          <h2>Or let the agency choose</h2>
          <TravelDeals className="deals" />
        </TravelAgency>
      </main>
      <footer>
        <p>Nightline is an invented club. Rooms are sold by its travel partner, whose widgets these are.</p>
      </footer>
    </>
  );
}
