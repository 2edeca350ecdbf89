// A hotel search as a React team would write it without a design system: the form that `usable.ts` measures beside ours. It is built on
// react-dom, never on what our own sources are compiled with.
import { useState, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';

const css = `:host{display:block}
form{display:grid;grid-template-columns:2fr 1fr 1fr 1fr auto;gap:8px;align-items:end;padding:16px;border:1px solid #ccd;border-radius:8px}
label,.label{display:block;font-size:13px;font-weight:600}
input,button{font:inherit;padding:8px 12px;border:1px solid #99a;border-radius:6px;background:#fff}
button[type=submit]{background:#0a5;color:#fff;border-color:#0a5}
.guests{display:flex;gap:8px;align-items:center}`;

/** What the form is submitted with; dates are local dates, `YYYY-MM-DD`. */
interface HotelSearch {
  destination: string;
  checkIn: string;
  checkOut: string;
  guests: number;
}

/** The local date in this many days. */
function dateIn(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return date.toLocaleDateString('sv');
}

interface TextFieldProps {
  id: string;
  label: string;
  type: 'text' | 'date';
  value: string;
  placeholder?: string;
  min?: string;
  onChange: (value: string) => void;
}

function TextField({ id, label, onChange, ...input }: TextFieldProps) {
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input id={id} required {...input} onChange={(event) => onChange(event.target.value)} />
    </div>
  );
}

function Guests({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  return (
    <div role="group" aria-labelledby="guests">
      <span className="label" id="guests">
        Guests
      </span>
      <span className="guests">
        <button
          type="button"
          aria-label="Fewer guests"
          disabled={value === 1}
          onClick={() => onChange(value - 1)}
        >
          −
        </button>
        <output>{value}</output>
        <button
          type="button"
          aria-label="More guests"
          disabled={value === 9}
          onClick={() => onChange(value + 1)}
        >
          +
        </button>
      </span>
    </div>
  );
}

function HotelForm({ onSearch }: { onSearch: (search: HotelSearch) => void }) {
  const [search, setSearch] = useState<HotelSearch>(() => ({
    destination: '',
    checkIn: dateIn(14),
    checkOut: dateIn(16),
    guests: 2,
  }));
  const change = (part: Partial<HotelSearch>) => setSearch((current) => ({ ...current, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(search);
  };
  return (
    <form role="search" onSubmit={submit}>
      <style>{css}</style>
      <TextField
        id="destination"
        label="Destination"
        type="text"
        placeholder="Where to?"
        value={search.destination}
        onChange={(destination) => change({ destination })}
      />
      <TextField
        id="check-in"
        label="Check-in"
        type="date"
        min={dateIn(0)}
        value={search.checkIn}
        onChange={(checkIn) => change({ checkIn })}
      />
      <TextField
        id="check-out"
        label="Check-out"
        type="date"
        min={search.checkIn}
        value={search.checkOut}
        onChange={(checkOut) => change({ checkOut })}
      />
      <Guests value={search.guests} onChange={(guests) => change({ guests })} />
      <button type="submit">Search</button>
    </form>
  );
}

/** `<react-hotel-search>`: the form in a shadow root; dispatches `search` with what was filled in. */
class ReactHotelSearch extends HTMLElement {
  connectedCallback() {
    const search = (detail: HotelSearch) =>
      this.dispatchEvent(new CustomEvent('search', { detail, bubbles: true, composed: true }));
    createRoot(this.attachShadow({ mode: 'open' })).render(<HotelForm onSearch={search} />);
  }
}

customElements.define('react-hotel-search', ReactHotelSearch);
