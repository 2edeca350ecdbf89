// Steps that show how far they are: a spinner on a terminal, one plain line per event anywhere else.

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

/**
 * @typedef {object} Step
 * @property {(text: string) => void} note Says what the step is doing right now.
 * @property {(text?: string) => void} done
 * @property {(text?: string) => void} fail
 */

/**
 * @typedef {object} Progress
 * @property {(title: string) => Step} step Several may run at once.
 * @property {(text: string) => void} line Prints a line between the steps.
 * @property {() => void} close
 */

/**
 * @param {{ stream?: NodeJS.WriteStream, quickMs?: number }} [options] Off a terminal a step shorter than `quickMs`
 *   (default 1000) prints one line instead of two.
 * @returns {Progress}
 */
export function createProgress({ stream = process.stdout, quickMs = 1_000 } = {}) {
  const fancy = Boolean(stream.isTTY) && process.env.TERM !== 'dumb' && !process.env.CI;
  return fancy ? spinner(stream) : plain(stream, quickMs);
}

/** @param {number} since */
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** @param {NodeJS.WriteStream} stream @param {number} quickMs @returns {Progress} */
function plain(stream, quickMs) {
  /** @param {string} text */
  const line = (text) => void stream.write(`${text}\n`);
  return {
    line,
    close: () => {},
    step(title) {
      const since = Date.now();
      let announced = false;
      const announce = () => {
        if (!announced) line(`… ${title}`);
        announced = true;
      };
      const timer = setTimeout(announce, quickMs);
      timer.unref();
      let last = '';
      return {
        note(text) {
          if (text === last) return;
          last = text;
          announce();
          line(`  ${text}`);
        },
        done(text) {
          clearTimeout(timer);
          line(`✓ ${title}${text ? `: ${text}` : ''} (${seconds(since)})`);
        },
        fail(text) {
          clearTimeout(timer);
          line(`✗ ${title}${text ? `: ${text}` : ''} (${seconds(since)})`);
        },
      };
    },
  };
}

/** @param {NodeJS.WriteStream} stream @returns {Progress} */
function spinner(stream) {
  /** @type {{ title: string, note: string, since: number }[]} */
  const open = [];
  let drawn = 0;
  let tick = 0;
  const clear = () => {
    if (drawn > 0) stream.write(`\x1b[${drawn}A\x1b[0J`);
    drawn = 0;
  };
  const draw = () => {
    const width = Math.max(20, (stream.columns || 80) - 1);
    for (const step of open) {
      const frame = frames[tick % frames.length];
      const text = `${step.title}${step.note ? `: ${step.note}` : ''} (${seconds(step.since)})`;
      stream.write(`\x1b[36m${frame}\x1b[0m ${text.slice(0, width - 2)}\n`);
    }
    drawn = open.length;
  };
  const redraw = () => {
    clear();
    draw();
  };
  const timer = setInterval(() => {
    tick++;
    if (open.length > 0) redraw();
  }, 80);
  timer.unref();
  /** @param {string} text */
  const line = (text) => {
    clear();
    stream.write(`${text}\n`);
    draw();
  };
  return {
    line,
    close() {
      clearInterval(timer);
      clear();
    },
    step(title) {
      const step = { title, note: '', since: Date.now() };
      open.push(step);
      redraw();
      /** @param {string} mark @param {string} [text] */
      const end = (mark, text) => {
        const index = open.indexOf(step);
        if (index < 0) return;
        clear();
        open.splice(index, 1);
        stream.write(`${mark} ${title}${text ? `: ${text}` : ''} \x1b[2m(${seconds(step.since)})\x1b[0m\n`);
        draw();
      };
      return {
        note(text) {
          step.note = text;
          redraw();
        },
        done: (text) => end('\x1b[32m✓\x1b[0m', text),
        fail: (text) => end('\x1b[31m✗\x1b[0m', text),
      };
    },
  };
}
