/** What the views of one widget share for as long as it shows the same agency to the same traveller. */
export interface WidgetSession {
  /** One object for each name, created when it is first asked for. */
  shared<V>(name: string, create: () => V): V;
  /** Run by {@link end}: stops what must not go on without the widget. */
  readonly whenRemoved: Set<() => void>;
  end(): void;
}

export function createWidgetSession(): WidgetSession {
  const objects = new Map<string, unknown>();
  const whenRemoved = new Set<() => void>();
  return {
    shared<V>(name: string, create: () => V): V {
      if (!objects.has(name)) objects.set(name, create());
      return objects.get(name) as V;
    },
    whenRemoved,
    end: () => whenRemoved.forEach((stop) => stop()),
  };
}
