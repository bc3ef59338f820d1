"""Wrong engines: the reference with one wrong ruling each, to show what the suite catches."""
