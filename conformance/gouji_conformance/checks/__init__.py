"""What holds the features, the law and the code against each other, and what nothing stands on."""
