"""The tagger: a small transformer that tells what each word of a text is for a document."""
