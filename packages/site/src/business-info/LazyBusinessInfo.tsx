import { useEffect, useState, type ComponentType } from 'react';

/** The owner's questions, whose code only owners load. */
export function LazyBusinessInfo() {
  const [Form, setForm] = useState<ComponentType | null>(null);
  useEffect(() => {
    let current = true;
    void import('./BusinessInfo.tsx').then(
      ({ BusinessInfo }) => current && setForm(() => BusinessInfo),
      // It asks again on the next page.
      () => undefined,
    );
    return () => void (current = false);
  }, []);
  return Form && <Form />;
}
